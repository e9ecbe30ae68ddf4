/** What becomes of what somebody writes while it is saved, or while somebody else saves it. */
export const words = {
  stillSaving: 'El cambio anterior todavía se está guardando.',
  typedWaits: 'Lo que escribió todavía no se guardó.',
  restUnsaved: 'Se guardó lo que envió. Lo que escribió mientras tanto sigue aquí y falta guardarlo.',
  savedWithout: (fields: readonly string[]) =>
    `Se guardó sin lo que escribió mientras tanto en: ${fields.join(', ')}. Corríjalo si hace falta.`,
  notSent: 'No se envió. Lo que escribió sigue aquí.',
  yourself: 'Usted mismo, en otra ventana,',
  savedMeanwhile: (who = 'Otra persona') =>
    `${who} guardó cambios mientras usted escribía. Lo que escribió sigue aquí y todavía no se guardó.`,
  savedUnread: 'No pudimos leer lo que se guardó; intente guardar de nuevo.',
} as const;
