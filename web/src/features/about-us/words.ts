import { pageHeads } from '@bitacora/contracts/messages';

/** The about-us page; its texts are the document AboutUs (product 2.4). */
export const words = {
  ...pageHeads['/about_us'],
  vision: 'Visión',
  mission: 'Misión',
  advisers: 'Nuestros asesores',
  chat: 'Escribir por chat',
  chatWith: (name: string) => `a ${name}`,
  chatText: (name: string) => `Hola, quisiera hablar con ${name}.`,
  testimonials: 'Lo que cuentan quienes viajaron',
  visit: {
    title: 'Venga a conocernos',
    contacts: 'Ver contactos y mapa',
    tours: 'Ver los tours',
    office: 'Oficina',
    directions: 'Cómo llegar',
    hours: 'Horario',
    talk: 'Hable con nosotros',
    registered: 'Registro',
    ruc: (ruc: string) => `RUC ${ruc}`,
    registration: (number: string) => `Registro de turismo ${number}`,
  },
} as const;
