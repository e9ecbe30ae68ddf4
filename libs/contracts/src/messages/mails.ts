import { accountNews } from './account-news.ts';
import { journeyNews, journeyNote } from './journey-news.ts';
import { luggageMessages } from './luggage.ts';
import { moneyMails } from './money-mails.ts';
import { quoteMails } from './quote-mails.ts';
import { journeyCancelled, serviceChanges } from './service-changes.ts';
import { serviceReady } from './service-ready.ts';
import { serviceReminder } from './service-reminder.ts';
import { staffJourney } from './staff-journey.ts';
import { paperMails } from './travel-papers.ts';
import { vouchers } from './vouchers.ts';
import { welcomeBack } from './welcome-back.ts';

/** What the platform writes in its mails: "usted", warm and short, readable as plain text (product 16.3). */
export const mailMessages = {
  /** The sender's name when the agency is not known. */
  sender: 'Bitácora',
  agencyPhone: 'Teléfono',
  writeByChat: 'Escribir por chat',
  agencyChat: 'Chat de la agencia',
  choices: 'Elegir qué correos recibo',
  inDoubt: '¿Duda de este correo? Llame antes al',
  contact: { phone: 'Teléfono', chat: 'Chat', email: 'Correo' },
  ...quoteMails,
  problemReport: {
    subject: (number: string, name: string, destination: string | null) =>
      `${number}: ${name} reportó un problema${destination === null ? '' : ` (viaje a ${destination})`}`,
    title: (traveller: string) => `${traveller || 'Un viajero'} reportó un problema`,
    greeting: (name: string) => `Hola, ${name}. Esto es lo que nos escribieron desde la página:`,
    number: 'Número',
    reporter: 'Viajero',
    topic: 'Tema',
    journey: 'Viaje',
    journeyText: (destination: string, date: string) => `${destination}, ${date}`,
    reportedAt: 'Enviado',
    file: 'Archivo',
    fileText: (name: string) => `${name}, se abre desde el reporte`,
    action: 'Responder el reporte',
    note: 'Si responde a este correo, su mensaje le llega directamente al viajero; el reporte sigue abierto hasta que lo atienda en la página.',
    noteWithoutEmail: 'El viajero no tiene correo registrado: respóndale por teléfono.',
    noteWithoutContact:
      'El viajero no tiene correo ni teléfono registrados: lo que usted responda se lee en la página del reporte.',
  },
  problemAnswered: {
    subject: (number: string) => `Respuesta a su reporte ${number}`,
    title: 'Respondimos su reporte',
    greeting: (name: string, from: string, number: string) => `Hola, ${name}. ${from} responde a su reporte ${number}:`,
    written: 'Usted nos escribió:',
    action: 'Ver la respuesta',
    note: 'Si responde a este correo, su mensaje llega a quien le atiende.',
  },
  luggageRequested: {
    subject: (name: string, destination: string) => `${name} pide equipaje · viaje a ${destination}`,
    title: (traveller: string) => `${traveller || 'Un viajero'} pide equipaje`,
    greeting: (name: string) => `Hola, ${name}. Esto es lo que nos piden para un boleto aéreo:`,
    passenger: 'Viajero',
    ticket: 'Boleto',
    journey: 'Viaje',
    journeyText: (destination: string, date: string) => `${destination}, ${date}`,
    luggage: 'Equipaje pedido',
    pieces: 'Piezas',
    note: 'Nota',
    piecesOf: (luggage: string, pieces: number) => `${luggage} · ${pieces} ${pieces === 1 ? 'pieza' : 'piezas'}`,
    askedAt: 'Solicitado',
    answerBy: 'Responder hasta',
    action: 'Responder la solicitud',
    promise: (days: number) =>
      `Prometimos una respuesta en ${days} días, y antes del vuelo. Responda en la página: así le llega al viajero y queda en su boleto. Si responde a este correo, su mensaje le llega, pero la solicitud sigue pendiente.`,
    promiseWithoutEmail: (days: number) =>
      `Prometimos una respuesta en ${days} días, y antes del vuelo. El viajero no tiene correo registrado: responda en la página, donde queda en su boleto, y avísele por teléfono.`,
    promiseWithoutContact: (days: number) =>
      `Prometimos una respuesta en ${days} días, y antes del vuelo. El viajero no tiene correo ni teléfono registrados: lo que usted responda en la página se lee en su boleto.`,
  },
  luggageAnswered: {
    ...luggageMessages,
    subject: (answer: string, luggage: string, destination: string) =>
      `${answer} · ${luggage} (viaje a ${destination})`,
    title: {
      toPay: 'Podemos agregar su equipaje: falta su pago',
      toConfirm: 'Podemos agregar su equipaje: falta que lo confirme',
      added: 'El equipaje que pidió ya está agregado',
      refused: 'No se puede agregar el equipaje que pidió',
    },
    greeting: (name: string, from: string) => `Hola, ${name}. ${from} responde a su solicitud:`,
    ticket: 'Boleto',
    journey: 'Viaje',
    luggage: 'Equipaje pedido',
    pieces: 'Piezas',
    notAddedYet: 'Todavía no está agregado',
    toPay: (dollars: string, until: string | null) =>
      `Se agrega cuando usted paga ${dollars}${until === null ? '' : `, hasta el ${until}`}.`,
    payOver: (until: string) =>
      `${luggageMessages.wasDue(until)} Si no lo pagó, pregunte si aún se puede: llame o responda a este correo.`,
    toConfirm: 'Llámenos o responda a este correo para confirmarlo.',
    action: 'Ver mi boleto',
    otherWay: 'Si lo necesita, llame o responda a este correo, y vemos otra opción.',
    note: 'Si responde a este correo, su mensaje llega a su asesor.',
    noteWithoutAdviser: 'Si responde a este correo, su mensaje llega a la agencia.',
  },
  activation: {
    subject: 'Active su cuenta para ver sus viajes',
    title: 'Le damos la bienvenida',
    greeting: (name: string, agency: string) =>
      `Hola, ${name}. ${agency} creó una cuenta para usted. Actívela y elija su contraseña para consultar sus viajes, reservas y documentos.`,
    effect: 'Su usuario es su número de cédula; si no la tiene, el de su pasaporte.',
    action: 'Activar mi cuenta',
    note: (expiry: string) =>
      `El enlace sirve una sola vez y vence el ${expiry}. Si ya venció, ábralo igual y pida uno nuevo allí. Si no esperaba este correo, puede ignorarlo.`,
  },
  staffActivation: {
    subject: (agency: string) => `Active su cuenta de ${agency}`,
    title: 'Le damos la bienvenida al equipo',
    greeting: (name: string, agency: string) =>
      `Hola, ${name}. Ya tiene una cuenta para trabajar en la plataforma de ${agency}. Actívela y elija su contraseña.`,
    effect: 'Su usuario es su número de cédula.',
    action: 'Activar mi cuenta',
    note: (expiry: string) =>
      `El enlace sirve una sola vez y vence el ${expiry}. Si ya venció, pida otro en su agencia. Si no esperaba este correo, puede ignorarlo.`,
  },
  passwordReset: {
    asked: {
      subject: 'Recupere su contraseña',
      title: 'Elija una nueva contraseña',
      greeting: (name: string) => `Hola, ${name}. Recibimos una solicitud para recuperar la contraseña de su cuenta.`,
      effect: 'Su usuario es su número de cédula; si no la tiene, el de su pasaporte.',
      action: 'Elegir una nueva contraseña',
      note: (expiry: string) =>
        `El enlace sirve una sola vez y vence el ${expiry}. Si ya venció, pida otro en la página «Iniciar Sesión». Si usted no lo pidió, ignore este correo: su contraseña sigue igual.`,
    },
    undone: {
      subject: 'Deshicimos el cambio: elija otra contraseña',
      title: 'Su correo es otra vez este',
      greeting: (name: string) =>
        `Hola, ${name}. Deshicimos el cambio de correo y cerramos todas las sesiones. Quien lo pidió conocía su contraseña, y por eso la anulamos.`,
      action: 'Elegir una nueva contraseña',
      note: (expiry: string) =>
        `Hasta que elija otra, nadie puede entrar a su cuenta. El enlace sirve una sola vez y vence el ${expiry}. Si ya venció, pida otro en la página «Iniciar Sesión».`,
    },
    emailConfirmed: {
      subject: 'Falta un paso: elija otra contraseña',
      title: 'Elija otra contraseña para su cuenta',
      greeting: (name: string) =>
        `Hola, ${name}. Usted confirmó este correo: desde ahora es el de su cuenta. Por seguridad cerramos todas las sesiones, y la contraseña anterior ya no sirve.`,
      action: 'Elegir una nueva contraseña',
      note: (expiry: string) =>
        `Hasta que elija otra, nadie puede entrar a su cuenta. El enlace sirve una sola vez y vence el ${expiry}. Si ya venció, pida otro en la página «Iniciar Sesión».`,
    },
    byOperator: {
      subject: 'Elija una nueva contraseña para su cuenta',
      title: 'Su contraseña anterior ya no sirve',
      greeting: (name: string) =>
        `Hola, ${name}. Por seguridad anulamos la contraseña de su cuenta y cerramos todas sus sesiones.`,
      action: 'Elegir una nueva contraseña',
      note: (expiry: string) =>
        `Hasta que elija otra, nadie puede entrar a su cuenta. El enlace sirve una sola vez y vence el ${expiry}. Si ya venció, pida otro en la página «Iniciar Sesión».`,
    },
  },
  loginAttempts: {
    subject: 'Muchos intentos de entrar a su cuenta',
    title: 'Alguien intenta entrar a su cuenta',
    greeting: (name: string) =>
      `Hola, ${name}. En la última hora se escribió muchas veces una contraseña equivocada para su cuenta, desde lugares donde usted nunca inició sesión.`,
    preview: 'Su contraseña sigue igual. No tiene que hacer nada.',
    effect:
      'Usted no tiene que hacer nada: su contraseña sigue igual, y en sus dispositivos y lugares de siempre entra como de costumbre.',
    condition: 'Solo si es usted quien no puede entrar, desde un lugar o un dispositivo nuevo, elija otra contraseña:',
    action: 'Elegir una nueva contraseña',
    note: (expiry: string) =>
      `El enlace sirve una sola vez y vence el ${expiry}. Si ya venció, pida otro en la página «Iniciar Sesión».`,
  },
  emailConfirmation: {
    subject: 'Confirme su correo',
    title: 'Confirme su nuevo correo',
    greeting: (name: string, agency: string) =>
      `Hola, ${name}. Pidió usar esta dirección en su cuenta de ${agency}. Hasta que la confirme, todo sigue llegando a la anterior.`,
    action: 'Confirmar este correo',
    note: (expiry: string) =>
      `El enlace sirve una sola vez y vence el ${expiry}. Si ya venció, cambie otra vez el correo en su perfil. Si usted no lo pidió, ignore este correo: nada cambia.`,
  },
  emailChangeRequested: {
    subject: (agency: string) => `Pidieron cambiar su correo en ${agency}`,
    title: '¿Pidió usted cambiar su correo?',
    greeting: (name: string, agency: string) =>
      `Hola, ${name}. Alguien que conoce la contraseña de su cuenta en ${agency} pidió usar otro correo en lugar de este.`,
    requestedAt: 'Cuándo',
    newEmail: 'Correo nuevo',
    ifNotYou:
      'Si no fue usted, pulse «No fui yo» o llame a su agencia: el correo de la cuenta queda en este, se cerrarán todas las sesiones y le enviaremos aquí un enlace para elegir otra contraseña.',
    action: 'No fui yo',
    ifYou: 'Si fue usted, abra el correo que enviamos a la dirección nueva y confírmelo.',
    note: 'Su correo solo cambia si alguien lo confirma desde la dirección nueva. «No fui yo» sirve hasta 7 días después de eso.',
  },
  accountConfirmation: {
    subject: (agency: string) => `${agency} quiere mostrarle sus viajes`,
    title: '¿Viaja usted con esta agencia?',
    greeting: (name: string, agency: string) =>
      `Hola, ${name}. Usted ya tiene una cuenta con este correo. ${agency} registró a un pasajero con el mismo número de documento, pero con otro correo. Si es usted, confírmelo y verá en su cuenta los viajes que tiene con esa agencia.`,
    action: 'Sí, soy yo',
    note: (expiry: string) =>
      `El enlace sirve una sola vez y vence el ${expiry}. Si ya venció, pida otro a la agencia. Si no viaja con esa agencia, ignore este correo: nadie verá nada.`,
  },
  employment: {
    subject: (agency: string) => `${agency} le invita a su equipo`,
    title: '¿Trabaja usted con esta agencia?',
    greeting: (name: string, agency: string) =>
      `Hola, ${name}. ${agency} quiere agregarle a su personal. Si acepta, entra a la administración de la agencia con su cuenta y su contraseña de siempre.`,
    action: 'Aceptar la invitación',
    note: (expiry: string) =>
      `El enlace sirve una sola vez y vence el ${expiry}. Si ya venció, pida otra invitación a la agencia. Si no trabaja con esa agencia, ignore este correo: nada cambia.`,
  },
  emailChanged: {
    subject: (agency: string) => `Su correo en ${agency} cambió`,
    title: 'El correo de su cuenta cambió',
    greeting: (name: string, agency: string) =>
      `Hola, ${name}. El correo de su cuenta en ${agency} se cambió por otro. Los enlaces para recuperar su contraseña ya no llegan a esta dirección.`,
    changedAt: 'Cuándo',
    newEmail: 'Correo nuevo',
    ifYou: 'Si lo cambió usted, no tiene que hacer nada más.',
    ifNotYou:
      'Si no lo cambió usted, pulse «No fui yo»: el correo de la cuenta será otra vez este, se cerrarán todas las sesiones y le enviaremos aquí un enlace para elegir otra contraseña. Si algo no le resulta, llame enseguida a su agencia.',
    action: 'No fui yo',
    note: (expiry: string) => `El botón sirve una sola vez y vence el ${expiry}.`,
  },
  ...accountNews,
  /** Whom to call where something is wrong with an account. */
  agencyPhones: { phone: 'Teléfono de la agencia', emergency: 'Si no contestan' },
  /** What every mail about a journey says around its news. */
  journey: {
    /** What it is, and of what, or at which moment. */
    about: (headline: string, what: string) => `${headline}: ${what}`,
    journeyTo: (destination: string) => `viaje a ${destination}`,
    of: (headline: string, title: string) => `${headline} · ${title}`,
    pending: 'Aún estamos reservando',
    pendingNote: (count: number) =>
      count === 1 ? 'Le avisaremos apenas esté listo.' : 'Le avisaremos de cada uno apenas esté listo.',
    allPending: 'Le avisaremos de cada servicio apenas esté listo.',
    nothingPending: 'Ya no queda ningún servicio pendiente.',
    travellers: 'Viajan',
    adviser: 'Su asesor de viaje',
    /** Where nobody is named. */
    answeredBy: 'Quién le atiende',
    standsInFor: (name: string, absent: string) => `${name} (reemplaza a ${absent})`,
    emergency: 'Emergencias en viaje',
    seeService: 'Ver este servicio',
    seeJourney: 'Ver mi viaje',
    note: journeyNote,
    restStands:
      'Las demás fechas, horas, lugares y códigos siguen igual; si alguno cambia, le avisaremos. Lo demás está siempre al día en la página de su viaje.',
    othersStand:
      'Sus demás servicios siguen en pie; si se cancela alguno, o cambia su fecha, hora, lugar o código, le avisaremos.',
    // No line begins with the point.
    list: (names: readonly string[]) => names.join('\u00a0· '),
    several: (count: number, name: string) => `${count}\u00a0×\u00a0${name}`,
  },
  /** Whom to call at once. */
  callNow: {
    adviser: (number: string) => `Llamar a su asesor: ${number}`,
    agency: (number: string) => `Llamar a la agencia: ${number}`,
    emergency: (number: string) => `Emergencias: ${number}`,
  },
  journeyNews,
  /** The file that goes along for the reader's own calendar. */
  calendar: {
    file: 'calendario.ics',
    note: 'Si usa un calendario, abra el archivo adjunto «calendario.ics»: agrega estas fechas, con la hora de cada lugar. Si algo cambia, le enviaremos otro que lo reemplaza.',
    moved:
      'Si usa un calendario, abra el archivo adjunto «calendario.ics»: pone lo que vale ahora, con la hora de cada lugar. Si algo queda repetido, deje lo que dice este correo.',
    restored:
      'Si usa un calendario, abra el archivo adjunto «calendario.ics»: vuelve a poner estas fechas. Si ve alguna repetida, deje una sola.',
    both: 'Si usa un calendario, abra el archivo adjunto «calendario.ics»: pone estas fechas, con la hora de cada lugar, y marca lo que se canceló.',
    cancelled:
      'Si agregó estas fechas a su calendario, abra el archivo adjunto «calendario.ics»: las marca allí como canceladas; si siguen apareciendo, bórrelas.',
  },
  /** What a mail says of a service where its kind has no word of its own. */
  service: {
    when: 'Cuándo',
    until: 'Hasta',
    where: 'Dónde',
    /** Of what has no place of its own: where the journey goes. */
    destination: 'Destino',
    /** By when, of a flight. */
    beThere: 'Esté en el aeropuerto a más tardar',
    count: (services: number) => (services === 1 ? '1 servicio' : `${services} servicios`),
    /** `su boleto aéreo` */
    own: (name: string) => `su ${name}`,
  },
  serviceReady,
  serviceChanges,
  journeyCancelled,
  serviceReminder,
  travelPapers: paperMails,
  vouchers,
  welcomeBack,
  staffJourney,
  money: moneyMails,
} as const;
