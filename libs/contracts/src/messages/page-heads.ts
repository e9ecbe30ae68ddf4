/** What a page says of itself, in its title and to search engines. */
export interface PageHead {
  title: string;
  description: string;
}

/**
 * The heads of the pages that everybody may find, by path: the server writes them into the page, and the screens set the
 * very same texts. A tour's are its own title and caption.
 */
export const pageHeads = {
  '/home': {
    title: 'Agencia de viajes en Guayaquil',
    description:
      'Pasajes, hoteles, cruceros, visas y seguros con un asesor en Guayaquil. Pida su cotización y reciba respuesta en menos de 24 horas.',
  },
  '/tours': {
    title: 'Tours',
    description:
      'Programas de viaje desde Guayaquil: Galápagos, Andes, Amazonía, costa y exterior, con lo que incluye cada uno.',
  },
  '/contacts': {
    title: 'Contactos',
    description: 'Dirección, mapa, teléfono, correo, chat, número de emergencia y horario de la agencia en Guayaquil.',
  },
  '/about_us': {
    title: 'Quienes Somos',
    description:
      'La agencia de viajes de Guayaquil que pone cada reserva a la vista: visión, misión y cómo trabajamos.',
  },
  '/questions_and_answers': {
    title: 'Preguntas Frecuentes',
    description:
      'Cómo pagar, cómo saber si su reserva está confirmada, qué requisitos pide el viaje y cómo agregar equipaje.',
  },
  '/important_information': {
    title: 'Información Importante',
    description:
      'Documentos de viaje, menores de edad, Galápagos, aeropuerto, vouchers y equipaje: lo que debe saber antes de salir.',
  },
  '/terms_and_conditions': {
    title: 'Términos y condiciones',
    description:
      'Las reglas para usar el sitio de la agencia, su cuenta de viajero y el alcance de nuestra responsabilidad.',
  },
  '/privacy_policy': {
    title: 'Política de privacidad',
    description:
      'Qué datos guarda la agencia, para qué, por cuánto tiempo, con quién los comparte y cómo ejercer sus derechos.',
  },
} as const satisfies Record<string, PageHead>;

/** The path of a page that everybody may find. */
export type PublicPath = keyof typeof pageHeads;

/** Of pages that search engines leave out. */
export const otherHeads = {
  login: { title: 'Iniciar sesión', description: 'Ingrese con su cédula para consultar sus viajes, vouchers y pagos.' },
  unknownTour: {
    title: 'Este tour ya no está disponible',
    description: 'El programa que busca cambió o ya no se ofrece.',
  },
  notFound: {
    title: 'Esta página no existe',
    description: 'La dirección no corresponde a ninguna página de la agencia.',
  },
} as const satisfies Record<string, PageHead>;

/** Of pages to which only a mail leads; the server alone writes them, and no page loads them. */
export const mailedHeads = {
  proposal: { title: 'Su propuesta de viaje', description: 'Lo que la agencia le propone para su viaje.' },
  opinion: { title: '¿Cómo estuvo su viaje?', description: 'Díganos cómo estuvo su viaje, del 1 al 5.' },
  mailChoices: { title: 'Correos que recibe', description: 'Elija qué correos de la agencia quiere recibir.' },
} as const satisfies Record<string, PageHead>;
