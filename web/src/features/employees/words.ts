import type { EmployeeRole, Right, WorkOfEmployee } from '@bitacora/contracts';
import type { Standing } from './state-of.ts';

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** `3 viajes, 1 cotización y 2 reportes`; empty where there is nothing. */
const workText = ({ journeys, quotes, reports }: WorkOfEmployee) =>
  new Intl.ListFormat('es').format([
    ...counted(journeys, 'viaje', 'viajes'),
    ...counted(quotes, 'cotización', 'cotizaciones'),
    ...counted(reports, 'reporte', 'reportes'),
  ]);

/** The employees of the agency, what each may do, and what its owner decides about them. */
export const words = {
  title: 'Empleados',
  description: 'Quiénes trabajan en la agencia, qué puede hacer cada uno y quién los reemplaza.',
  file: 'empleados',
  invite: 'Invitar empleado',
  search: 'Buscar',
  searchHint: 'Nombre, correo o teléfono',
  state: 'Estado',
  states: { '': 'Todos', active: 'Trabajan aquí', left: 'Ya no trabajan aquí' },
  count: (count: number) => (count === 1 ? '1 empleado' : `${count.toLocaleString('es-EC')} empleados`),
  name: 'Nombre',
  roles: 'Roles',
  contact: 'Contacto',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  withoutPhone: 'Sin teléfono',
  /** Where somebody stands with the agency. */
  standings: {
    invited: 'Invitación enviada',
    withdrawn: 'Invitación retirada',
    working: 'Activo',
    left: 'Dado de baja',
  } satisfies Record<Standing, string>,
  noneFound: 'Ningún empleado coincide',
  empty: 'Aquí verá a quienes trabajan en su agencia.',
  loadFailed: 'No pudimos cargar los empleados.',
  unknown: 'No encontramos a esa persona en su agencia.',
  close: 'Cerrar',
  /** What a role is for, beside its name. */
  roleTexts: {
    adviser: 'Vende y prepara viajes, cobra y responde a los viajeros.',
    operations: 'Registra los servicios de los viajes y sus archivos. No ve valores.',
    accounting: 'Lleva facturas, pagos y devoluciones.',
    owner: 'Todo, también la configuración y los empleados.',
  } satisfies Record<EmployeeRole, string>,
  mayTitle: 'Qué puede hacer',
  mayNothing: {
    invited: 'Nada todavía: no ha aceptado la invitación.',
    withdrawn: 'Nada: se retiró la invitación.',
    working: 'Nada: ninguno de sus roles permite algo.',
    left: 'Nada: ya no trabaja en la agencia.',
  } satisfies Record<Standing, string>,
  may: {
    read: 'Ver pasajeros y viajes',
    passengers: 'Registrar y corregir pasajeros',
    journeys: 'Crear, cambiar y cancelar viajes y paquetes',
    services: 'Registrar los servicios de los viajes, con sus archivos',
    billing: 'Ver costos y saldos; facturas, pagos y devoluciones',
    quotes: 'Responder cotizaciones',
    problems: 'Responder problemas reportados',
    content: 'Cambiar el contenido del sitio',
    settings: 'Cambiar la configuración de la agencia',
    employees: 'Decidir sobre los empleados',
    statistics: 'Ver las estadísticas de la agencia',
  } satisfies Record<Right, string>,
  save: 'Guardar roles',
  saved: 'Roles actualizados',
  saveFailed: 'No pudimos guardar los roles.',
  unchanged: 'No hay cambios por guardar.',
  form: {
    title: 'Invitar empleado',
    text: 'Recibirá un correo con un enlace para elegir su contraseña. Si ya tiene una cuenta, escriba el correo de esa cuenta: ahí acepta la invitación, y entra con su misma contraseña.',
    idNumber: 'Cédula',
    birthDate: 'Fecha de nacimiento',
    submit: 'Enviar invitación',
    sent: (email: string) => `Invitación enviada a ${email}`,
    failed: 'No pudimos enviar la invitación.',
  },
  resend: 'Enviar otra vez la invitación',
  resent: (email: string) => `Invitación enviada otra vez a ${email}`,
  absence: {
    title: (name: string) => `Ausencia de ${name}`,
    open: 'Ausencia',
    label: 'Ausencia',
    none: 'Ninguna por venir',
    days: (from: string, until: string, name: string) => `Del ${from} al ${until}; responde ${name}`,
    someone: 'otra persona',
    awayUntil: (day: string) => `Ausente hasta ${day}`,
    text: 'En esos días las alertas, las respuestas a los correos y la tarjeta del viajero van a quien reemplaza. Los viajes siguen siendo de quien está ausente.',
    from: 'Desde',
    until: 'Hasta',
    standIn: 'Quién reemplaza',
    choose: 'Elija',
    save: 'Guardar ausencia',
    saved: 'Ausencia guardada',
    failed: 'No pudimos guardar la ausencia.',
    unchanged: 'No hay cambios por guardar.',
    end: 'Quitar ausencia',
    ended: 'Ausencia quitada',
  },
  handOver: {
    open: 'Traspasar viajes',
    title: (name: string) => `Traspasar lo de ${name}`,
    text: 'Pasan a otra persona los viajes que no han terminado, y las cotizaciones y los reportes abiertos. Los viajeros ven el nuevo asesor en segundos.',
    nothing: 'No tiene viajes por terminar, ni cotizaciones o reportes abiertos.',
    loadFailed: 'No pudimos leer qué tiene a su cargo.',
    to: 'A quién',
    choose: 'Elija',
    which: 'Viajes',
    all: (count: number) => `Todos los que no han terminado (${count})`,
    some: 'Elegir viajes',
    none: 'Ninguno',
    chosen: 'Viajes por traspasar',
    journey: (city: string, day: string, holder: string) => `${city}, ${day} · ${holder}`,
    journeysFailed: 'No pudimos cargar sus viajes.',
    quotes: (count: number) => (count === 1 ? '1 cotización abierta' : `${count} cotizaciones abiertas`),
    reports: (count: number) => (count === 1 ? '1 reporte abierto' : `${count} reportes abiertos`),
    /** What it takes, where that is known. */
    submit: (work: WorkOfEmployee) => ['Traspasar', workText(work)].filter(Boolean).join(' '),
    submitting: 'Traspasando…',
    progress: (done: number) => `Traspasados: ${done}`,
    question: (work: WorkOfEmployee, name: string) => `¿Traspasar ${workText(work)} a ${name}?`,
    questionText: 'No se deshace de una vez: lo que pasa queda con lo que esa persona ya tenía.',
    done: (work: WorkOfEmployee, name: string) => `${name} tiene ahora ${workText(work)} más.`,
    /** Somebody else had given it away before. */
    nothingDone: 'No se traspasó nada: ya no era suyo.',
    /** How many fewer than were told; below zero, how many more. */
    meanwhile: (fewer: number) => {
      if (fewer > 0) return fewer === 1 ? 'Otro ya no era suyo.' : `Otros ${fewer} ya no eran suyos.`;
      return fewer === -1 ? 'Con uno que llegó mientras tanto.' : `Con ${-fewer} que llegaron mientras tanto.`;
    },
    failed: 'No pudimos traspasar todo. Envíe otra vez: sigue donde quedó.',
  },
  /** What ends of who works there, or was asked to, and how it is asked. */
  ends: {
    invited: {
      action: 'Retirar invitación',
      title: (name: string) => `¿Retirar la invitación a ${name}?`,
      text: 'El enlace que recibió deja de servir. Puede invitarle otra vez después.',
      done: (name: string) => `Se retiró la invitación a ${name}`,
    },
    working: {
      action: 'Dar de baja',
      title: (name: string) => `¿Dar de baja a ${name}?`,
      text: 'Sale de la administración en segundos, en todos sus dispositivos. Sus viajes y lo que escribió se quedan; después puede traspasarlos.',
      done: (name: string) => `${name} ya no trabaja en la agencia`,
    },
  },
  /** How it begins again for the others. */
  again: { withdrawn: 'Invitar de nuevo', left: 'Volver a contratar' },
  rehired: (name: string) => `${name} trabaja otra vez en la agencia`,
} as const;
