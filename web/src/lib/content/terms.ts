import { MINIMUM_AGE } from '@bitacora/contracts/constants';

interface TermsSection {
  /** Anchor in the page. */
  id: string;
  title: string;
  /** In short: all that the login's dialog shows, and the beginning of the section in the page. */
  text: string;
  /** The rest, in the page: paragraphs, and lists as arrays. */
  parts: readonly (string | readonly string[])[];
}

/** The terms and conditions (product 1.5): one source for the page and for the login's dialog. */
export const termsSections: readonly TermsSection[] = [
  {
    id: 'aceptacion',
    title: 'Aceptación',
    text: 'Al usar este sitio usted acepta estos términos. Si no está de acuerdo con ellos, por favor no lo use.',
    parts: [
      'Los términos se aplican a toda persona que visita el sitio, pide una cotización o consulta su viaje. Las condiciones de cada servicio que usted compra (tarifa aérea, hotel, crucero, seguro) se entregan con su reserva y se suman a estos términos.',
    ],
  },
  {
    id: 'actualizaciones',
    title: 'Actualizaciones',
    text: 'Podemos actualizar estos términos. La versión vigente es siempre la que se publica en este sitio.',
    parts: [
      'La fecha de la última actualización está al inicio de esta página. Un cambio no altera lo que usted ya compró.',
    ],
  },
  {
    id: 'privacidad',
    title: 'Privacidad',
    text: 'Usamos sus datos para gestionar sus viajes y responder sus solicitudes. Usted puede pedir que los corrijamos o eliminemos.',
    parts: [
      'La Política de privacidad explica qué datos guardamos, para qué, por cuánto tiempo y cómo ejercer sus derechos.',
    ],
  },
  {
    id: 'cuenta',
    title: 'Cuenta de usuario',
    text: 'Su cuenta es personal. Guarde su contraseña y avísenos si cree que otra persona la conoce.',
    parts: [
      [
        'La cuenta la crea la agencia cuando registra su viaje; usted la activa con el enlace que recibe por correo y elige su contraseña.',
        `Las personas menores de ${MINIMUM_AGE} años pueden navegar por el sitio, pero no registrarse.`,
        'Las personas de 13 y 14 años se registran solo con la autorización de su representante legal.',
        'Los datos que nos entrega deben ser verdaderos y estar al día: con ellos se emiten boletos y reservas.',
        'Desde su cuenta puede ver sus sesiones abiertas y cerrarlas cuando quiera.',
      ],
    ],
  },
  {
    id: 'sitio',
    title: 'El sitio',
    text: 'Este sitio le permite consultar sus reservas y los vouchers de sus servicios, y recibir recordatorios de su viaje.',
    parts: [
      'Las fotos, ilustraciones y descripciones de los tours son referenciales. Precios, horarios y disponibilidad valen solo cuando un asesor los confirma por escrito.',
      'Los textos, la marca y el diseño del sitio son de la agencia o de quienes le dieron permiso. Usted puede guardarlos e imprimirlos para su viaje, no para venderlos.',
    ],
  },
  {
    id: 'acceso',
    title: 'Acceso',
    text: 'Puede visitar las páginas públicas sin registrarse. Para ver un viaje hace falta la cuenta de una de las personas que viaja en él.',
    parts: [
      [
        'Quienes viajan en el mismo grupo ven el mismo viaje, con sus documentos y pagos.',
        'No intente entrar a cuentas o viajes de otras personas, ni saturar el sitio o buscar fallas sin permiso.',
        'Podemos suspender una cuenta para protegerla, o cuando se usa contra estos términos. Sus reservas siguen vigentes y su asesor le atiende por otros medios.',
        'Procuramos que el sitio esté siempre disponible, pero puede detenerse por mantenimiento o por causas ajenas. Su asesor y el número de emergencia no dependen del sitio.',
      ],
    ],
  },
  {
    id: 'indemnidad',
    title: 'Indemnidad',
    text: 'Usted responde por los daños que cause el uso indebido del sitio o de su cuenta.',
    parts: [
      'Si un tercero reclama a la agencia por datos falsos que usted entregó, o por un uso del sitio contrario a la ley o a estos términos, usted asume los costos de ese reclamo.',
    ],
  },
  {
    id: 'responsabilidad',
    title: 'Responsabilidad',
    text: 'Nuestra responsabilidad se limita al valor que usted efectivamente pagó.',
    parts: [
      'La agencia es intermediaria entre usted y quienes prestan los servicios (aerolíneas, hoteles, transportistas, operadores, aseguradoras). No respondemos por retrasos, cancelaciones o cambios que ellos o las autoridades decidan, pero sí le ayudamos a resolverlos.',
      'El límite es el valor pagado por el servicio del que se trate. Nada de esto quita los derechos que la ley ecuatoriana reconoce a los consumidores.',
    ],
  },
  {
    id: 'contacto',
    title: 'Ley y contacto',
    text: 'Estos términos se rigen por la ley del Ecuador.',
    parts: ['Si algo no está claro o no está de acuerdo con algo, escríbanos primero: casi todo se resuelve hablando.'],
  },
];
