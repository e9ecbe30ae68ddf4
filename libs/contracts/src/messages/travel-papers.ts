import type { TravelPaper } from '../travel-papers.ts';

interface PaperWords {
  name: string;
  text: string;
}

/** What each paper is, as the site's page of important information, a journey's page and its mails say it. */
export const paperMessages = {
  minors: {
    name: 'Menores de edad',
    text: 'Si viaja un menor de edad sin ambos padres, pregunte a su asesor por el permiso notariado de salida del país.',
  },
  passport: {
    name: 'Pasaporte',
    text: 'la mayoría de países pide que tenga al menos seis meses de vigencia después de la fecha de regreso. Confirme con su asesor.',
  },
  'identity-card': {
    name: 'Cédula',
    text: 'para viajar a Bolivia, Colombia y Perú suele bastar la cédula ecuatoriana vigente y en buen estado. Confirme con su asesor.',
  },
  'galapagos-card': {
    name: 'Tarjeta de Control de Tránsito (TCT)',
    text: 'sáquela antes del vuelo, en la página del Consejo de Gobierno de Galápagos o en su ventanilla del aeropuerto de Guayaquil o Quito, y muéstrela al embarcar. Si tiene dudas, pregunte a su asesor.',
  },
  'goods-declaration': {
    name: 'Declaración de mercancías',
    text: 'cada adulto la llena sin costo en las 48 horas anteriores al vuelo, en la página de la Agencia de Bioseguridad para Galápagos (ABG), y muestra al llegar el código QR que recibe.',
  },
} satisfies Record<TravelPaper, PaperWords>;

/** A paper with what it is, in a sentence. */
export const paperSentence = (paper: TravelPaper): string =>
  `${paperMessages[paper].name}: ${paperMessages[paper].text}`;

/** The mails about papers (product 16.13). */
export const paperMails = {
  name: 'Documentos de viaje',
  subject: (_: readonly string[], destination: string) => `Documentos para su viaje a ${destination}`,
  title: () => 'Prepare sus documentos de viaje',
  greeting: (name: string) => `Hola, ${name}. Su viaje se acerca, y conviene preparar esto.`,
  headline: {
    papers: 'Prepare sus documentos',
    'goods-declaration': 'Llene su declaración de mercancías',
  },
  card: {
    papers: 'Lo que debe tener listo',
    'goods-declaration': 'Antes de volar a Galápagos',
  },
  advice: {
    papers:
      'Revise con tiempo que los nombres de sus documentos sean iguales a los de sus boletos y que nada venza durante el viaje.',
    'goods-declaration': 'Ya puede llenarla. Si no encuentra el formulario o tiene dudas, escriba a su asesor.',
  },
} as const;
