import type { MailAudience } from '@bitacora/contracts';

const audiences: Record<MailAudience, string> = {
  travellers: 'A quien viaja',
  holder: 'Al titular del viaje',
  visitors: 'A quien pidió una cotización',
  accounts: 'Sobre la cuenta',
  staff: 'Al equipo de la agencia',
};

/** Every kind of mail that the platform sends, as it reads (product 16.24). */
export const words = {
  title: 'Plantillas de correo',
  description: 'Cómo se leen los correos que envía la plataforma, en nombre de su agencia y con datos de ejemplo.',
  empty: 'No hay plantillas',
  loadFailed: 'No pudimos cargar las plantillas.',
  name: 'Correo',
  subject: 'Asunto',
  audiences,
  preview: {
    loadFailed: 'No pudimos cargar el correo.',
    unknown: 'No hay una plantilla así. Puede que su nombre haya cambiado: búsquela en la lista.',
    note: 'Las personas, los viajes y los enlaces son de ejemplo: los enlaces no abren nada.',
    subject: 'Asunto',
    sender: 'De',
    replyTo: 'Las respuestas llegan a',
    mailbox: ({ name, address }: { name: string; address: string }) => `${name} (${address})`,
    service: 'Servicio',
    view: 'Cómo se ve',
    views: { computer: 'Computadora', phone: 'Teléfono', text: 'Texto' },
    colours: 'Colores',
    schemes: { light: 'Claro', dark: 'Oscuro' },
    frame: (name: string) => `Vista previa: ${name}`,
    scroller: (name: string) => `${name}, se desplaza con las flechas`,
    again: 'Cargar de nuevo',
  },
} as const;
