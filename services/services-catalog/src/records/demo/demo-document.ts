import { type Details, serviceKind, type ServiceKind, viewOf } from '@bitacora/contracts';
import { demoPage, type ReceivedFile } from '@bitacora/platform';

function shown(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (Array.isArray(value)) return value.map(shown).join(', ');
  if (typeof value === 'object' && value !== null) {
    const { name, branch, model, country } = value as Record<string, string | undefined>;
    return [branch, model, country, name].filter(Boolean).join(', ');
  }
  return String(value).replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d).*/, '$1, $2 (hora local)');
}

const received = (field: string, title: string, lines: readonly string[]) =>
  demoPage(field, `${title}.pdf`, title, lines);

/** The reservation of a demo record: a page that says what the record says. */
export function demoReservation(kind: ServiceKind, details: Details): Promise<ReceivedFile> {
  const descriptor = serviceKind(kind);
  const view = viewOf(descriptor, details);
  const lines = Object.entries(descriptor.fields)
    .filter(([name]) => view[name] !== null)
    .map(([name, field]) => `${field.label}: ${shown(view[name])}`);
  return received('reservation', `Reservación: ${descriptor.title(details)}`, [
    'Bitácora Viajes, Guayaquil, Ecuador',
    'Documento de demostración, sin valor comercial.',
    '',
    ...lines,
  ]);
}

/** The policy of one passenger. */
export function demoPolicy(number: number, passenger: string): Promise<ReceivedFile> {
  return received('document', `Póliza de ${passenger}`, [
    'Asistencia Andina, seguro de viaje',
    'Documento de demostración, sin valor comercial.',
    '',
    `Póliza: AA-${String(40_100 + number)}`,
    `Asegurado: ${passenger}`,
    'Cobertura: gastos médicos hasta 40.000 dólares, equipaje y cancelación.',
    'Asistencia las 24 horas: +593 4 230 1299',
  ]);
}
