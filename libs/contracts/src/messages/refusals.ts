import { AlreadyDoneError, ConflictError, NotFoundError } from '@bitacora/kernel';
import { validationMessages } from './validation.ts';

/**
 * What people read when the server refuses what is well formed, by the code that programs read (product 13.4).
 * What operators are told of their commands stands with those.
 */
const conflicts = {
  account_confirmed: 'Este pasajero ya está unido a su cuenta.',
  account_in_use: 'Esta persona ya usa su cuenta: no necesita otra invitación.',
  account_taken_back:
    'Usted corrigió el correo de este pasajero, o dijo que la cuenta no es suya: no le escribimos a la cuenta que tenía el anterior. Si esa cuenta sí es suya, escriba otra vez el correo que ella tiene.',
  account_unconfirmed: 'La cuenta de este pasajero usa otro correo: primero tiene que confirmar que es suya.',
  account_without_email: 'La cuenta no tiene un correo electrónico al que escribir.',
  already_employee:
    'Esta persona ya está entre los empleados de su agencia. Cambie ahí su rol, o vuelva a contratarla.',
  already_attached: 'Este servicio ya tiene un registro. Actualice la página para verlo.',
  already_cancelled: 'Ya está cancelado',
  already_exists: 'Ya existe un registro con estos datos',
  claim_lost: 'Otro proceso tomó este correo',
  dismissed: 'Esta persona ya no trabaja en su agencia. Vuelva a contratarla primero.',
  document_released:
    'El documento de este pasajero estaba en la cuenta de otra persona y se liberó: regístrelo otra vez, con el mismo documento, y recibirá su propio enlace.',
  employee_account_closed:
    'La cuenta de esta persona se cerró. Invítela otra vez, con su cédula, y recibirá una cuenta nueva.',
  guardian_required: validationMessages.guardianRequired,
  in_progress: 'Esta solicitud ya está en curso',
  invitation_not_accepted:
    'Esta persona no ha aceptado la invitación a su agencia. Si quiere darle otros roles, invítela otra vez.',
  invited_email_moved:
    'La cuenta de esta persona usa ahora otro correo. Si lo conoce, invítela otra vez con ese correo; si no, comuníquese con soporte.',
  is_cancelled: 'El viaje está cancelado; restáurelo para cambiarlo',
  known_elsewhere: 'No puede invitar a esta persona desde aquí. Comuníquese con soporte.',
  luggage_departed: 'Ese vuelo ya salió: no se le puede agregar equipaje.',
  luggage_not_open: 'Esta solicitud ya no espera respuesta. Actualice la página para ver cómo está.',
  luggage_requested:
    'Ya pidió equipaje para este boleto y todavía no le respondemos. Si quiere cambiarlo, retire primero esa solicitud.',
  luggage_pointless: 'Ese boleto se canceló, o ya no es del viaje de quien lo pidió: no se le puede agregar equipaje.',
  luggage_withdrawn: 'Esta solicitud se retiró: ya no se responde.',
  last_owner: 'Es la única persona propietaria con una cuenta activa: nombre antes a otra.',
  mail_address_bounced: 'Los correos a esa dirección rebotan: corríjala antes de escribirle otra vez.',
  mail_no_longer_so:
    'Lo que dice este correo ya no es así: hay una respuesta más nueva, algo se canceló, o esa persona ya no viaja.',
  mail_not_again:
    'Este correo no se envía otra vez: lleva un enlace personal, nunca llegó a escribirse o todavía está por salir.',
  mail_switched_off: 'Esa persona eligió no recibir estos correos.',
  mail_too_late: 'Ya pasó el momento del que habla este correo.',
  mail_without_reader:
    'Este correo ya no le corresponde a esa persona, o no tiene un correo: no viaja, está desactivada o cambió de dirección.',
  not_attached: 'Ese registro ya no está en el servicio. Actualice la página para ver el nuevo.',
  not_cancelled: 'No está cancelado',
  not_withdrawn: 'No está retirado',
  not_oneself: 'Nadie puede darse de baja a sí mismo. Pídalo a otra persona propietaria.',
  only_forward: 'Un servicio no vuelve a quedar pendiente',
  other_account_email:
    'Esta cédula es de una cuenta que usa otro correo. Escriba el correo de esa cuenta; si no es de esta persona, comuníquese con soporte.',
  package_service_cancelled: 'Este servicio está cancelado; restáurelo para cambiarlo',
  package_service_closed: 'Este servicio ya no admite un registro',
  package_service_removed: 'Este servicio ya no es parte del viaje',
  passenger_deactivated: validationMessages.passengerDeactivated,
  password_changed: 'La contraseña se acaba de cambiar en otra ventana',
  proposal_withdrawn: 'Esta propuesta ya no está abierta.',
  question_answered: 'Esta pregunta ya tiene su respuesta.',
  quote_closed: 'Esta cotización ya está cerrada.',
  quote_has_journey: 'Esta cotización ya tiene su viaje.',
  record_attached: 'Este registro ya pertenece a otro servicio',
  second_factor_not_begun: 'Empiece otra vez: el código QR de antes ya no vale.',
  second_factor_off: 'La verificación en dos pasos no está activa.',
  second_factor_on: 'La verificación en dos pasos ya está activa.',
  second_factor_required: 'Su agencia pide la verificación en dos pasos: no se puede desactivar.',
  too_many_proposals: 'Esta cotización ya tiene muchas propuestas: llame al visitante, o pida que la envíe de nuevo.',
  too_many_links: 'Ya copió muchos enlaces de esta propuesta. Envíe otra versión para tener más.',
  too_many_questions: 'Ya hizo muchas preguntas sobre esta propuesta: llámenos o escríbanos, por favor.',
  too_young_for_account: 'Los menores de 13 años no tienen una cuenta propia.',
  voided: 'Este registro está anulado y ya no se puede cambiar.',
  works_elsewhere: 'Esta persona trabaja en otra agencia.',
  you_work_elsewhere: 'Ya trabaja en otra agencia: pida que le den de baja ahí y acepte después.',
  without_account: 'Esta persona no tiene una cuenta.',
  without_email: 'Este pasajero no tiene un correo electrónico. Escríbalo y envíe otra vez el enlace.',
} as const;

const done = {
  already_active: 'Esta cuenta ya está activa',
  already_agreed: 'Ya confirmó que es usted',
  already_employed: 'Ya aceptó trabajar con esta agencia',
  already_confirmed: 'Este correo ya está confirmado',
  already_undone: 'El cambio de correo ya está deshecho',
} as const;

const missing = {
  no_waiting_email: 'No hay un correo por confirmar.',
  user_not_found: 'Usuario no existe',
} as const;

/** What is done already. */
export type DoneCode = keyof typeof done;

/** A 409 in its words. */
export const conflict = (code: keyof typeof conflicts, options?: ErrorOptions): ConflictError =>
  new ConflictError(code, conflicts[code], options);

/** A 409 for a payment of which refunds need so much. */
export const refundedConflict = (amount: string): ConflictError =>
  new ConflictError('refunded', `De este pago ya se devolvieron ${amount}. Anule antes la devolución.`);

/** A 403 for what is done already, in its words. */
export const alreadyDone = (code: DoneCode): AlreadyDoneError => new AlreadyDoneError(code, done[code]);

/** A 404 that says what is not there. */
export const notThere = (code: keyof typeof missing): NotFoundError => new NotFoundError(missing[code], code);
