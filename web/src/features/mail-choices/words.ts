import type { MailGroup } from '@bitacora/contracts';

/** What of the groups is said to who chooses them. */
const groups: Record<MailGroup, { name: string; text: string }> = {
  reminders: {
    name: 'Recordatorios de sus servicios',
    text: 'Check-in, cuándo estar en el aeropuerto, recogidas, actividades, citas y horas de salida.',
  },
  payments: {
    name: 'Pagos y saldo',
    text: 'Pagos, facturas y devoluciones, y cuánto le falta de su saldo antes de cada fecha.',
  },
  preparation: {
    name: 'Documentos y preparación',
    text: 'Qué papeles pide su viaje, y cuándo tenerlos listos.',
  },
  welcome: { name: 'Bienvenida y opinión', text: 'Un saludo al volver, con una pregunta sobre su viaje.' },
};

/** The choice of which mails to get (product 16.16). */
export const words = {
  title: 'Correos que recibe',
  description: 'Elija qué correos de la agencia quiere recibir.',
  text: 'Elija qué le escribimos. Lo que apague deja de llegarle desde ahora.',
  groups,
  sentTo: (emails: readonly string[]) => `Llegan a ${emails.join(' y a ')}`,
  always:
    'Siempre le llegan la confirmación de su compra, los servicios que ya están listos, los cambios y cancelaciones, sus vouchers, las respuestas a lo que nos pide y los avisos de su cuenta.',
  saving: 'Guardando',
  on: (name: string) => `Guardado: le llegarán los correos de «${name}».`,
  off: (name: string) => `Guardado: ya no le llegarán los correos de «${name}».`,
  failed: 'No se guardó su elección.',
  loadFailed: 'No pudimos cargar su elección de correos.',
  stale: 'Puede que su elección no esté al día: no pudimos leerla de nuevo.',
  gone: 'Este enlace no abre nada',
  goneText:
    'Puede estar incompleto. Ábralo desde el correo más reciente que le enviamos, o escríbanos y lo cambiamos juntos.',
  toContacts: 'Escribir a la agencia',
  none: 'Todavía no le escribimos de ningún viaje',
  noneText: 'Cuando una agencia le venda un viaje, aquí podrá elegir qué correos recibir.',
} as const;
