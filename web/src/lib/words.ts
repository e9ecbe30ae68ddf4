/** What forms and reads say when they fail, wherever they stand. */
export const words = {
  rulesMissing:
    'No pudimos revisar sus datos: falló la conexión o hay una versión nueva. Siguen aquí; intente de nuevo.',
  offline: 'No hay conexión con la agencia.',
  noAnswer: 'La agencia no contestó a tiempo.',
  outcomeUnknown:
    'No sabemos si se guardó. Compruebe antes de cambiar algo: lo que ya se guardó no se guarda otra vez.',
  serverError: 'Error en el servidor.',
  tryAgain: 'Intente de nuevo.',
  stillSaving: 'El cambio anterior todavía se está guardando.',
  typedWaits: 'Lo que escribió todavía no se guardó.',
  restUnsaved: 'Se guardó lo que envió. Lo que escribió mientras tanto sigue aquí y falta guardarlo.',
  savedWithout: (fields: readonly string[]) =>
    `Se guardó sin lo que escribió mientras tanto en: ${fields.join(', ')}. Corríjalo si hace falta.`,
  notSent: 'No se envió. Lo que escribió sigue aquí.',
  typedIsKept: 'Sus datos siguen aquí; intente de nuevo.',
  tooManyAttempts: (wait: string) => `Demasiados intentos. Espere ${wait} e intente de nuevo.`,
  aMoment: 'un momento',
  yourself: 'Usted mismo, en otra ventana,',
  savedMeanwhile: (who = 'Otra persona') =>
    `${who} guardó cambios mientras usted escribía. Lo que escribió sigue aquí y todavía no se guardó.`,
  savedUnread: 'No pudimos leer lo que se guardó; intente guardar de nuevo.',
} as const;
