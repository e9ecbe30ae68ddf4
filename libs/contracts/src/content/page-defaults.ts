import { LUGGAGE_REQUEST_DAYS } from '../constants.ts';
import type { WebDocument } from './web-documents.ts';

export const aboutUsDefault: WebDocument<'AboutUs'> = {
  introduction:
    'Somos una agencia de viajes de Guayaquil. Vendemos boletos aéreos, hospedaje, traslados, actividades, alquiler de vehículos, cruceros, visas y seguros, y los reunimos en un solo viaje que usted puede consultar en línea.',
  vision:
    'Ser la agencia en la que las familias y empresas del Ecuador confían para viajar, porque cada reserva está a la vista y siempre hay una persona que responde.',
  mission:
    'Organizar viajes claros y seguros, con tecnología que reúne todo en un solo lugar y asesores que acompañan al viajero antes, durante y después del viaje.',
  advisers: [],
  version: 0,
};

export const questionsDefault: WebDocument<'QuestionsAndAnswers'> = {
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
      answer: `Puede pedirlo al reservar, o después en su boleto, con “Pedir equipaje adicional”: le respondemos en ${LUGGAGE_REQUEST_DAYS} días. Algunas tarifas promocionales no permiten agregar equipaje.`,
    },
  ],
  version: 0,
};

export const testimonialsDefault: WebDocument<'Testimonials'> = { entries: [], version: 0 };

export const sectionImagesDefault: WebDocument<'ImagesSections'> = {
  aboutUs: null,
  images: { aboutUs: null },
  version: 0,
};
