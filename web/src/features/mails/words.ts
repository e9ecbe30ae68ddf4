import type { MailReason, MailState } from '@bitacora/contracts';
import { mailName } from '@bitacora/contracts/messages';

const states: Record<MailState, string> = {
  waiting: 'Por salir',
  held: 'Retenido',
  sent: 'Enviado',
  bounced: 'Rebotó',
  failed: 'No se pudo enviar',
  dropped: 'No se envió',
};

const reasons: Record<MailReason, string> = {
  trying_again: 'El servidor de correo no responde; se intenta otra vez.',
  refused: 'El servidor de correo lo rechazó: revise la dirección.',
  interrupted: 'El envío se cortó dos veces; puede haber llegado.',
  unexpected: 'Falló por un error nuestro.',
  too_late: 'Llegaba tarde: ya no servía.',
  link_expired: 'Su enlace ya había vencido.',
  after_restore: 'Se descartó al restaurar una copia de seguridad.',
  no_longer_so: 'Lo que decía ya no era así.',
  no_longer_to_them: 'Ya no le correspondía a esa persona.',
  switched_off: 'Esa persona eligió no recibir estos correos.',
  address_bounced: 'Los correos a esa dirección rebotan: corríjala para volver a escribirle.',
  no_such_address: 'El servidor de esa dirección dice que no existe: corríjala para volver a escribirle.',
  came_back: 'El servidor de esa dirección lo devolvió: revísela, o avise por otro medio.',
};

/** What was mailed about a passenger or a journey, and what became of it. */
export const words = {
  title: 'Correos enviados',
  hint: 'A quién, cuándo y si salió',
  label: 'Correos, los más recientes primero',
  failed: 'No pudimos cargar los correos.',
  empty: 'Todavía no se envió ningún correo.',
  kind: mailName,
  about: (name: string) => ` · ${name}`,
  states,
  reasons,
  heldText: 'Espera una decisión: se restauró una copia de seguridad.',
  duplicate: 'Puede haber llegado dos veces.',
  to: (who: string) => `Para ${who}`,
  withAddress: (name: string, email: string) => `${name} (${email})`,
  accountOf: (name: string) => `${name}, al correo de su cuenta`,
  unknown: 'una dirección que la agencia no ve',
  again: {
    open: 'Enviar otra vez',
    openOf: (kind: string) => `Enviar otra vez: ${kind}`,
    title: (kind: string) => `¿Enviar otra vez «${kind}»?`,
    text: (who: string) => `Se enviará un correo a ${who}, a la dirección que tiene ahora.`,
    hint: 'Dirá lo que sea cierto ahora; si ya no hay nada que decir, no sale. Queda en el historial.',
    busy: 'Enviando…',
    done: 'El correo se enviará otra vez.',
  },
  planned: {
    title: 'Avisos previstos',
    hint: 'Qué se enviará, a quién y cuándo',
    label: 'Avisos: primero los previstos, por fecha',
    failed: 'No pudimos cargar los avisos.',
    empty: 'No hay avisos previstos para este viaje.',
    withdrawn: (count: number) => `Retirados (${count})`,
    note: 'Salen solos a su hora, que es la del lugar donde estarán los viajeros.',
  },
} as const;
