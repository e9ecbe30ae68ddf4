import { otherHeads } from '@bitacora/contracts/messages';

/** The login screen (product 4.1). */
export const words = {
  ...otherHeads.login,
  text: 'Sus viajes, vouchers y pagos, en un solo lugar.',
  username: 'Cédula',
  usernameHint: 'O el documento con el que le registró su agencia',
  password: 'Contraseña',
  otp: 'Código de verificación',
  otpHint: 'El que muestra su aplicación, o un código de recuperación',
  forgotten: '¿Olvidaste tu contraseña?',
  submit: 'Iniciar sesión',
  submitting: 'Iniciando sesión',
  sessionEnded: 'Su sesión terminó. Inicie sesión otra vez para continuar donde estaba.',
  termsNote: 'Al iniciar sesión usted acepta los',
  termsButton: 'Términos y condiciones',
  termsTitle: 'Términos y condiciones',
  termsClose: 'Cerrar',
  termsAccept: 'Aceptar',
  needAccount:
    'Su agencia crea la cuenta: revise el correo de activación (si su enlace venció, ábralo y pida otro) o llámenos:',
  failed: 'Cédula o contraseña Incorrecta',
  failedText: 'Revise la cédula y la contraseña.',
} as const;
