import { pageHeads, paperSentence } from '@bitacora/contracts/messages';
import {
  AIRPORT_REMINDER_HOURS,
  LUGGAGE_REQUEST_DAYS,
  PENDING_RESERVATION_HOURS,
  VOUCHERS_BEFORE_TRAVEL_DAYS,
} from '@bitacora/contracts/constants';
import type { LongTextSection } from '../../ui/long-text.tsx';

/** What a traveller should know before leaving; what others decide (borders, airlines) is said to be confirmed. */
const sections: readonly LongTextSection[] = [
  {
    id: 'documentos',
    title: 'Documentos de viaje',
    parts: [
      'Los requisitos de ingreso los decide cada país y cambian sin previo aviso. Lo que sigue es una guía: confirme con su asesor antes de comprar y otra vez antes de salir.',
      [
        paperSentence('passport'),
        paperSentence('identity-card'),
        'Visas: revise si su destino, y también el país donde hace escala, pide visa a su nacionalidad.',
        'Vacunas: algunos destinos piden certificado, por ejemplo el de fiebre amarilla.',
      ],
      'Los nombres del boleto deben ser iguales a los del documento con el que viaja. Avísenos enseguida si ve una letra distinta.',
    ],
  },
  {
    id: 'menores',
    title: 'Menores de edad',
    parts: [
      'Los menores que salen del país sin sus dos padres necesitan una autorización de salida notarizada. El trámite toma tiempo: confirme con su asesor qué corresponde a su caso.',
      'En “Consultar mi viaje” le avisamos cuando su viaje necesita documentos de migración.',
    ],
  },
  {
    id: 'galapagos',
    title: 'Si viaja a Galápagos',
    parts: [
      [
        paperSentence('galapagos-card'),
        paperSentence('goods-declaration'),
        'Inspección del equipaje y pago de la entrada al Parque Nacional: llegue con tiempo.',
        'En las islas hay una hora menos que en el continente. En su bitácora cada hora es la del lugar.',
      ],
      'Las tasas y los formularios los fija la autoridad de Galápagos. Confirme con su asesor los valores vigentes.',
    ],
  },
  {
    id: 'aeropuerto',
    title: 'En el aeropuerto',
    parts: [
      `Llegue al aeropuerto ${AIRPORT_REMINDER_HOURS} horas antes de la salida de su vuelo.`,
      'Tenga a la mano su documento de viaje y la reserva: puede abrirla en su celular desde “Consultar mi viaje”. Guárdela antes de salir, por si no tiene internet.',
    ],
  },
  {
    id: 'vouchers',
    title: 'Vouchers y confirmaciones',
    parts: [
      `Los vouchers de hotel y de destino se publican ${VOUCHERS_BEFORE_TRAVEL_DAYS} días antes del viaje.`,
      `Si un servicio sigue como “Pendiente” ${PENDING_RESERVATION_HOURS} horas después de la compra, comuníquese con su asesor.`,
    ],
  },
  {
    id: 'equipaje',
    title: 'Equipaje',
    parts: [
      'Cada aerolínea define cuántas piezas y cuánto peso incluye su tarifa. Lo que incluye la suya está en el boleto.',
      `Si quiere agregar equipaje, pídalo en su boleto con “Pedir equipaje adicional”: le respondemos en ${LUGGAGE_REQUEST_DAYS} días. Algunas tarifas promocionales no permiten agregarlo.`,
      'No lleve en la bodega documentos, dinero, medicinas ni baterías sueltas.',
    ],
  },
];

export const words = {
  ...pageHeads['/important_information'],
  lead: 'Lo que conviene revisar antes de cerrar la maleta.',
  updated: '2026-11-21',
  sections,
  emergency: {
    title: 'Si algo pasa en el viaje',
    text: 'Llame o escriba al número de emergencia de la agencia: contesta las 24 horas, todos los días.',
    contacts: 'Ver todos los contactos',
  },
} as const;
