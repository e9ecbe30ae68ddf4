import type { WebDocument } from './web-documents.ts';

// A file of its own: the first script of the site has these words, and not those of other pages.
export const homeDefault: WebDocument<'Home'> = {
  headline: 'Vuelos, hoteles y tours con un asesor a su lado',
  lead: 'Le cotizamos en menos de 24 horas, reservamos cada servicio y le acompañamos hasta que vuelve a casa.',
  benefits: [
    { title: 'Respuesta rápida', text: 'Un asesor le responde, con su nombre y su teléfono.' },
    { title: 'Todo en un solo lugar', text: 'Boletos, hospedaje, traslados, seguros y visas en un mismo viaje.' },
    { title: 'Disponibilidad y acceso', text: 'Sus vouchers y reservas, en su celular, cuando los necesite.' },
    { title: 'Asistencia 24/7', text: 'Un número de emergencia que contesta, también durante su viaje.' },
    { title: 'Cotización a distancia', text: 'Pida su cotización desde donde esté, sin venir a la oficina.' },
  ],
  support: {
    title: '¿Necesita ayuda con su viaje?',
    text: 'Escríbanos y un asesor le responde, o ingrese para ver sus reservas y documentos.',
  },
  version: 0,
};

export const coversDefault: WebDocument<'Images_portadas'> = { imagesURLs: [], images: [], version: 0 };
