import { pageHeads } from '@bitacora/contracts/messages';
import type { LongTextSection } from '../../ui/long-text.tsx';

/**
 * The privacy policy: what the services store (their tables), for how long (their sweeps), what the browser keeps, and
 * the rights of the Ley Orgánica de Protección de Datos Personales. A change of what is stored changes this text.
 */
const sections: readonly LongTextSection[] = [
  {
    id: 'datos',
    title: 'Qué datos guardamos',
    parts: [
      [
        'De quien pide una cotización: nombres, apellidos, teléfono, correo, número de adultos y niños, fecha y país de destino; de quien responde a una propuesta, los nombres de quienes viajan y sus preguntas.',
        'De cada pasajero: nombres, cédula o pasaporte, fecha de nacimiento, género, estado civil, correo, teléfono y dirección, y un contacto de emergencia. Si usted las sube, también las fotos de su documento.',
        'De su cuenta: usuario (su cédula o documento), la contraseña cifrada de forma que nadie puede leerla, si está activa y, del personal, la verificación en dos pasos.',
        'De sus sesiones: cuándo inició, desde qué dispositivo y dirección de internet, para que usted las reconozca y las cierre.',
        'De sus viajes: ciudades, fechas, grupo de viaje, servicios contratados, reservas, vouchers y pólizas.',
        'De sus pagos: facturas, valores, método y comprobantes. No guardamos números de tarjeta.',
        'De lo que nos escribe: los reportes de problemas con su archivo, las solicitudes de equipaje, la nota que pone a su viaje, y un registro de los correos que le enviamos.',
        'De sus correos: cuáles apagó, y las direcciones que su servidor de correo dice que no existen.',
      ],
      'No pedimos datos que no hagan falta para su viaje.',
    ],
  },
  {
    id: 'finalidad',
    title: 'Para qué los usamos',
    parts: [
      [
        'Responder su cotización: con su consentimiento, que da al marcar la casilla del formulario.',
        'Reservar, emitir y mostrarle sus servicios, y avisarle cuando uno está listo: para cumplir el contrato de su viaje.',
        'Facturar y conservar comprobantes: por obligación legal.',
        'Proteger su cuenta, por ejemplo limitando los intentos de ingreso: por interés legítimo en la seguridad.',
      ],
      'No vendemos sus datos, no hacemos perfiles y ninguna decisión sobre usted la toma una máquina por sí sola.',
    ],
  },
  {
    id: 'terceros',
    title: 'Con quién los compartimos',
    parts: [
      'Solo con quien presta el servicio que usted compró (aerolínea, hotel, transporte, operador, aseguradora, consulado), y solo lo que cada uno necesita. Algunos están fuera del Ecuador. También con proveedores que alojan el sistema y envían los correos por encargo nuestro, y con la autoridad que lo exija por ley.',
      'Este sitio no tiene rastreadores, anuncios ni estadísticas de terceros. Las excepciones las elige usted: al abrir un chat o un mapa pasa a otro servicio, con sus propias reglas. El mapa de la página de contactos puede cargar imágenes de un proveedor de mapas, que ve su dirección de internet.',
    ],
  },
  {
    id: 'navegador',
    title: 'Qué queda en su navegador',
    parts: [
      'Usamos una sola cookie, de seguridad: reconoce el dispositivo en el que usted ya inició sesión, para que los intentos fallidos de otros no le impidan entrar. No dice quién es usted, ninguna página puede leerla y dura hasta 400 días.',
      'Además, su navegador guarda, en este sitio y en ningún otro:',
      [
        'Su sesión, con su nombre y usuario, hasta que la cierra o termina (14 días sin uso).',
        'Una copia de los textos públicos del sitio, para mostrarlos si no hay conexión.',
        'Lo que escribió en un formulario que aún no envía, solo en esa pestaña.',
      ],
      'Al cerrar sesión se borra lo que era suyo; la cookie se queda.',
    ],
  },
  {
    id: 'plazos',
    title: 'Cuánto tiempo los guardamos',
    parts: [
      [
        'Enlaces para activar la cuenta, cambiar la contraseña, confirmar o deshacer un cambio de correo y unir sus viajes a su cuenta: sirven una sola vez y vencen; su registro, con el correo nuevo o el anterior, se borra 30 días después.',
        'Sesiones terminadas: se borran 30 días después de vencer. El conteo de intentos de ingreso y de envíos, por persona o dirección de internet: un día. Los dispositivos en los que inició sesión: 400 días después de la última vez.',
        'Archivos que fueron reemplazados por otros: 30 días.',
        'Avisos internos y registros que evitan repetir un envío: de 24 horas a 14 días; los avisos que fallaron, 30 días.',
        'Facturas y comprobantes: el plazo que exige la ley tributaria (siete años).',
        'Registro de los correos que le enviamos: dos años. Los correos que apagó: hasta que los encienda. Una dirección que rebota: hasta que le escribamos con éxito o usted pida borrarla.',
        'Cotizaciones, viajes, datos de pasajeros y reportes: hasta que usted pida eliminarlos o ya no hagan falta. El sistema no los borra por sí solo.',
        'Copias de respaldo, cifradas: 30 días. Lo que se borra sigue en ellas hasta entonces.',
      ],
    ],
  },
  {
    id: 'derechos',
    title: 'Sus derechos',
    parts: [
      'La Ley Orgánica de Protección de Datos Personales le da derecho a:',
      [
        'Acceso: saber qué tenemos sobre usted y recibir una copia.',
        'Rectificación y actualización: corregir lo que esté mal. Buena parte la cambia usted en “Mis Datos Personales”.',
        'Eliminación: pedir que borremos lo que ya no hace falta o no debemos conservar por ley.',
        'Oposición: pedir que dejemos de usar sus datos para algo en particular.',
        'Portabilidad y suspensión del tratamiento, en los casos que la ley prevé.',
      ],
      'Escríbanos o venga a la oficina; le respondemos en un plazo de 15 días, sin costo. Retirar su consentimiento es tan fácil como darlo: basta un mensaje por el mismo medio, y vale desde ese momento.',
      'Si no queda conforme con nuestra respuesta, puede acudir a la Superintendencia de Protección de Datos Personales.',
    ],
  },
  {
    id: 'menores',
    title: 'Niñas, niños y adolescentes',
    parts: [
      'Los datos de un menor los entrega su representante legal para el viaje. Desde los 15 años una persona puede consentir por sí misma; a los 13 y 14, la cuenta necesita la autorización de su representante. Antes de los 13 no hay cuenta.',
    ],
  },
  {
    id: 'seguridad',
    title: 'Cómo los protegemos',
    parts: [
      'Cada viajero ve solo los viajes en los que participa, y solo el personal de su agencia puede verlos también. Los documentos son privados: se abren con enlaces que vencen en minutos.',
      'Si alguna vez una falla de seguridad pone en riesgo sus datos, le avisamos en un plazo de tres días, y a la autoridad en cinco.',
    ],
  },
];

export const words = {
  ...pageHeads['/privacy_policy'],
  lead: 'Qué guardamos de usted, para qué, y cómo puede verlo, corregirlo o pedir que lo borremos.',
  updated: '2026-11-26',
  responsible: {
    title: 'Quién es responsable',
    text: 'La agencia que le vende el viaje es responsable del tratamiento de sus datos:',
    ruc: (ruc: string) => `RUC ${ruc}`,
    failed: 'Los datos de contacto de la agencia están en la página de contactos.',
  },
  sections,
} as const;
