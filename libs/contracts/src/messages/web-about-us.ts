/** The about-us page; its texts are the document AboutUs (product 2.4). */
export const aboutUsMessages = {
  title: 'Quiénes somos',
  description: 'La agencia de viajes de Guayaquil que pone cada reserva a la vista: visión, misión y cómo trabajamos.',
  vision: 'Visión',
  mission: 'Misión',
  drawing: 'Dibujo de un horizonte con sol',
  visit: {
    title: 'Venga a conocernos',
    contacts: 'Ver contactos y mapa',
    tours: 'Ver los tours',
    ruc: (ruc: string) => `RUC ${ruc}`,
  },
} as const;
