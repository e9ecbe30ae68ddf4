/** What forms and reads say when they fail, wherever they stand; the public site loads them, and `forms/words.ts` not. */
export const words = {
  rulesMissing:
    'No pudimos revisar sus datos: falló la conexión o hay una versión nueva. Siguen aquí; intente de nuevo.',
  offline: 'No hay conexión con la agencia.',
  noAnswer: 'La agencia no contestó a tiempo.',
  outcomeUnknown:
    'No sabemos si se guardó. Compruebe antes de cambiar algo: lo que ya se guardó no se guarda otra vez.',
  serverError: 'Error en el servidor.',
  tryAgain: 'Intente de nuevo.',
  typedIsKept: 'Sus datos siguen aquí; intente de nuevo.',
  tooManyAttempts: (wait: string) => `Demasiados intentos. Espere ${wait} e intente de nuevo.`,
  aMoment: 'un momento',
} as const;
