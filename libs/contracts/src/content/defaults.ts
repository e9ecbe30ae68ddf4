import type { WebDocument } from './web-documents.ts';

/** The words that come with the site: shown until staff write their own, and while the store cannot be read. */
export const contentDefaults: {
  Home: WebDocument<'Home'>;
  AboutUs: WebDocument<'AboutUs'>;
  QuestionsAndAnswers: WebDocument<'QuestionsAndAnswers'>;
  Testimonials: WebDocument<'Testimonials'>;
  ImagesSections: WebDocument<'ImagesSections'>;
  Images_portadas: WebDocument<'Images_portadas'>;
} = {
  Home: {
    headline: 'Vuelos, hoteles y tours con un asesor a su lado',
    lead: 'Le cotizamos en menos de 24 horas, reservamos cada servicio y le acompañamos hasta que vuelve a casa.',
    benefits: [
      { title: 'Respuesta rápida', text: 'Un asesor le responde en menos de 24 horas, con nombre y teléfono.' },
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
  },
  AboutUs: {
    introduction:
      'Somos una agencia de viajes de Guayaquil. Vendemos boletos aéreos, hospedaje, traslados, actividades, alquiler de vehículos, cruceros, visas y seguros, y los reunimos en un solo viaje que usted puede consultar en línea.',
    vision:
      'Ser la agencia en la que las familias y empresas del Ecuador confían para viajar, porque cada reserva está a la vista y siempre hay una persona que responde.',
    mission:
      'Organizar viajes claros y seguros, con tecnología que reúne todo en un solo lugar y asesores que acompañan al viajero antes, durante y después del viaje.',
    advisers: [],
    version: 0,
  },
  QuestionsAndAnswers: {
    entries: [
      {
        question: '¿Cómo puedo pagar mi viaje?',
        answer:
          'Puede pagar con transferencia o depósito en nuestras cuentas de tres bancos, con el servicio de pagos en línea o con tarjeta de crédito o débito.',
      },
      {
        question: '¿Cómo sé que mi reserva está confirmada?',
        answer:
          'Después de la compra le avisamos por chat y por correo. También puede verlo en “Consultar mi viaje”.\n\nLos vouchers de hotel y de destino se publican 7 días antes del viaje.',
      },
      {
        question: '¿Qué requisitos necesito para viajar?',
        answer:
          'Según el destino: pasaporte, visas y vacunas. Los requisitos pueden cambiar sin previo aviso; su asesor los revisa con usted antes de la compra.',
      },
      {
        question: '¿Cómo agrego equipaje?',
        answer:
          'Puede pedirlo al reservar, o después con su asesor de viajes. Si hace falta cotizarlo, se procesa en un plazo de 3 días. Algunas tarifas promocionales no permiten agregar equipaje.',
      },
    ],
    version: 0,
  },
  Testimonials: { entries: [], version: 0 },
  ImagesSections: { aboutUs: null, images: { aboutUs: null }, version: 0 },
  Images_portadas: { imagesURLs: [], images: [], version: 0 },
};
