/**
 * Every toast (product 17.3 to 17.5). Those of a kind of service, Crucero and Visa
 * included, stand in its descriptor (service-kinds/*.ts, `messages`).
 */
export const toasts = {
  loginFailed: 'Cédula o contraseña Incorrecta',
  activationFailed: 'Error al activar la cuenta',
  unknownUser: 'Usuario no existe',
  resetFailed: 'Error al recuperar contraseña',
  passwordChanged: 'Contraseña cambiada exitosamente',
  passwordReset: 'Contraseña Actualizada Exitosamente',
  passwordMismatch: 'Las contraseñas no coinciden',
  profileFailed: '¡Error al actualizar datos!',

  serverError: 'Error en el servidor',
  passengerFailed: '¡Error en el servidor!',
  passengerCreated: '¡Pasajero creado con éxito!',
  packageFailed: 'Error al crear el Paquete',
  packageCreated: 'Paquete Creado',

  invoiceCreated: 'Factura creada',
  invoiceUpdated: 'Factura Actualizada',
  invoiceCreateFailed: 'Error al crear la Factura',
  invoiceUpdateFailed: 'Error al actualizar la Factura',
  paymentCreated: 'Pago creado',
  paymentUpdated: 'Pago Actualizado',
  paymentCreateFailed: 'Error al crear el Pago',
  paymentUpdateFailed: 'Error al actualizar el Pago',
  locationCreateFailed: 'Error al crear la Ubicación',
  locationUpdateFailed: 'Error al Actualizar la Ubicación',
  serviceUpdated: 'Servicio Actualizado',
  serviceUpdateFailed: 'Error al actualizar el Servicio',

  quoteCreated: '¡Cotización creada!',
  quoteFailed: 'Error al crear la Cotización',

  // Ours, in the manner of the others.
  accountActivated: 'Su cuenta está activa.',
  reportSent: 'Reporte enviado',
  reportFailed: 'Error al enviar el reporte',
  profileUpdated: 'Sus datos se guardaron.',
  profileUpdatedEmailWaits: 'Sus datos se guardaron. Confirme el correo nuevo con el enlace que le enviamos allí.',
  waitingEmailMailed: 'Le enviamos el enlace otra vez.',
  emailChangeCancelled: 'Su correo sigue siendo el mismo.',
  resetRequested: 'Le enviamos un correo para elegir una nueva contraseña.',
} as const;
