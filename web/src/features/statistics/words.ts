import { choices, type QuoteLoss, type StatisticsGroup } from '@bitacora/contracts';

/** The agency in figures. */
export const words = {
  title: 'Estadísticas',
  description: 'Ventas, márgenes, cobros y cotizaciones de la agencia.',
  group: 'Agrupar',
  groups: { month: 'Por mes', adviser: 'Por asesor', destination: 'Por destino' } satisfies Record<
    StatisticsGroup,
    string
  >,
  heads: { month: 'Mes', adviser: 'Asesor', destination: 'Destino' } satisfies Record<StatisticsGroup, string>,
  span: 'Período',
  spans: {
    '': 'Últimos 12 meses',
    '3': 'Últimos 3 meses',
    '6': 'Últimos 6 meses',
    '24': 'Últimos 24 meses',
    '36': 'Últimos 36 meses',
  },
  nobody: 'Sin asesor',
  unknown: 'Sin destino',
  total: 'Total',
  empty: 'No hay nada en este período.',
  loadFailed: 'No pudimos cargar estas cifras.',
  figure: (of: string, name: string, text: string) => `${of}, ${name}: ${text}`,
  drawn: (title: string) => `${title}: en la tabla`,
  sales: {
    title: 'Ventas',
    note: 'Por la fecha de compra, sin los viajes cancelados. El margen es lo vendido menos el costo de los servicios registrados.',
    journeys: 'Viajes',
    sold: 'Vendido',
    costs: 'Costo de servicios',
    margin: 'Margen',
    cancelled: 'Cancelados',
    retained: 'Retenido',
    balance: 'Saldo',
  },
  payments: {
    title: 'Pagos y devoluciones',
    note: 'Por la fecha de cada uno, sin lo anulado.',
    payments: 'Pagos',
    refunds: 'Devoluciones',
    received: 'Recibido',
  },
  quotes: {
    title: 'Cotizaciones',
    note: 'Por la fecha en que llegaron. A tiempo: respondidas en 24 horas.',
    received: 'Recibidas',
    answered: 'Respondidas',
    in_time: 'A tiempo',
    won: 'Ganadas',
    lost: 'Perdidas',
  },
  losses: {
    title: 'Por qué se perdieron',
    head: 'Razón',
    count: 'Cotizaciones',
    reasons: choices.quote_losses satisfies Record<QuoteLoss, string>,
  },
} as const;
