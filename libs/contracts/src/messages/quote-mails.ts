/** What is mailed about a quote: to who answers it, and to the visitor who asked. */
export const quoteMails = {
  quoteAlert: {
    subject: (name: string, country: string) => `Nueva cotización: ${name} quiere viajar a ${country}`,
    title: (visitor: string) => `${visitor} pide una cotización`,
    greeting: (name: string) => `Hola, ${name}. Llegó desde la página:`,
    received: 'Recibida',
    answerBy: 'Responder hasta',
    name: 'Nombre',
    action: 'Ver la cotización',
    note: 'Prometimos una respuesta en menos de 24 horas. Si responde a este correo, su mensaje le llega directamente al visitante; la cotización sigue pendiente hasta que la atienda en la página.',
  },
  quoteReceived: {
    subject: (country: string) => `Recibimos su solicitud de cotización para viajar a ${country}`,
    title: 'Recibimos su solicitud de cotización',
    greeting: (from: string) => `Hola. Esta es la solicitud que llegó a ${from} desde la página:`,
    destination: 'Destino',
    day: 'Salida',
    adults: 'Adultos',
    children: 'Niños',
    answerBy: 'Le respondemos hasta',
    next: 'Un asesor le contacta y le envía una propuesta por correo, con servicios y precio. Pedirla no cuesta nada ni le compromete: no se cobra nada hasta que usted decida comprar.',
    action: 'Ver preguntas frecuentes',
    note: 'Si responde a este correo, su mensaje llega a la agencia. Si hoy pide otras cotizaciones, también las atendemos.',
    notAsked: 'Si usted no pidió esto, no haga nada.',
  },
  proposal: {
    subject: (country: string, number: number) =>
      number === 1 ? `Su propuesta de viaje a ${country}` : `Su nueva propuesta de viaje a ${country}`,
    title: 'Su propuesta está lista',
    greeting: (name: string, from: string) => `Hola, ${name}. ${from} preparó esta propuesta para su viaje:`,
    validUntil: 'Válida hasta',
    action: 'Ver propuesta y precio',
    note: 'En el enlace puede aceptarla, hacer una pregunta y escribir quiénes viajan. El enlace es solo para usted. Si responde a este correo, su mensaje llega a quien le atiende.',
    noteWithoutOwner:
      'En el enlace puede aceptarla, hacer una pregunta y escribir quiénes viajan. El enlace es solo para usted. Si responde a este correo, su mensaje llega a la agencia.',
  },
  proposalAccepted: {
    subject: (name: string, country: string) => `${name} aceptó la propuesta de viaje a ${country}`,
    title: (visitor: string) => `${visitor} aceptó su propuesta`,
    greeting: (name: string, visitor: string, number: number) =>
      `Hola, ${name}. ${visitor} aceptó la propuesta ${number}. Conviértala en viaje para empezar a reservar.`,
    price: 'Precio total',
    at: 'Aceptada',
    travellers: 'Viajan',
    noTravellers: 'Aún no escribió quiénes viajan.',
    action: 'Convertir en viaje',
    note: 'Si responde a este correo, su mensaje le llega directamente al visitante.',
  },
  proposalConfirmed: {
    subject: (country: string) => `Confirmamos que aceptó su propuesta de viaje a ${country}`,
    title: 'Confirmamos que aceptó su propuesta',
    greeting: (name: string, from: string, number: number) =>
      `Hola, ${name}. ${from} ya sabe que usted aceptó la propuesta ${number}:`,
    price: 'Precio total',
    at: 'Aceptada',
    travellers: 'Viajan',
    next: 'Su asesor le escribe para confirmar y acordar el pago, y registra su viaje. Aceptar no le cobra nada.',
    action: 'Ver la propuesta',
    questions: 'Ver preguntas frecuentes',
    note: 'En el enlace puede leerla otra vez y completar quiénes viajan; es solo para usted. Si responde a este correo, su mensaje llega a quien le atiende.',
    noteWithoutLink: 'Si responde a este correo, su mensaje llega a quien le atiende.',
  },
  proposalQuestion: {
    subject: (name: string, country: string) => `${name} pregunta por la propuesta de viaje a ${country}`,
    title: (visitor: string) => `${visitor} tiene una pregunta`,
    greeting: (name: string, visitor: string, number: number, isAccepted: boolean) =>
      `Hola, ${name}. ${visitor} pregunta sobre la propuesta ${number}${isAccepted ? ', que ya aceptó' : ''}:`,
    at: 'Recibida',
    action: 'Responder la pregunta',
    note: 'Si responde a este correo, su mensaje le llega directamente al visitante; la pregunta sigue pendiente hasta que la responda en la página.',
  },
  questionAnswered: {
    subject: (country: string) => `Respuesta a su pregunta sobre su viaje a ${country}`,
    title: 'Respondimos su pregunta',
    greeting: (name: string, from: string, number: number) =>
      `Hola, ${name}. ${from} responde a su pregunta sobre la propuesta ${number}:`,
    asked: 'Usted nos preguntó:',
    beforeAccepting:
      'La propuesta sigue como está en el enlace. Si quiere un cambio, pídalo antes de aceptarla: al aceptar, vale lo que el enlace muestra.',
    onceAccepted:
      'Usted ya aceptó la propuesta: vale como está en el enlace. Si quiere un cambio, dígalo a quien le atiende.',
    action: 'Ver la propuesta',
    contacts: 'Ver nuestros contactos',
    note: 'En el enlace están la propuesta y esta respuesta, y allí puede aceptarla; solo es para usted. Si responde a este correo, su mensaje llega a quien le atiende.',
    noteOnceAccepted:
      'En el enlace están la propuesta y esta respuesta; solo es para usted. Si responde a este correo, su mensaje llega a quien le atiende.',
    noteWithoutLink: 'Si responde a este correo, su mensaje llega a quien le atiende.',
  },
} as const;
