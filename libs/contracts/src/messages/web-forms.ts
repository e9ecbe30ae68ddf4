/** Words that every form shares: what its buttons say, and what happens when somebody else saved meanwhile. */
export const formMessages = {
  saving: 'Guardando…',
  saved: 'Se guardó. Estos son los datos que quedaron.',
  close: 'Cerrar',
  cancel: 'Cancelar',
  conflict: {
    text: 'Otra persona guardó cambios mientras usted escribía. Lo que escribió sigue aquí y todavía no se guardó.',
    unread: 'No pudimos leer lo que se guardó; intente guardar de nuevo.',
    title: 'Otra persona guardó cambios',
    question: 'Esto se cambió en los dos lados. Elija con qué seguir:',
    mine: 'Lo que usted escribió',
    theirs: 'Lo que se guardó',
    taken: 'Esto también cambió, y se traerá a su formulario:',
    untouched: 'Lo que se guardó no cambia nada de lo que usted escribió.',
    discard: 'Descartar lo mío',
    merge: 'Seguir con lo elegido',
    merged: 'Revise y guarde: lo que eligió aún no está guardado.',
    empty: 'Vacío',
    yes: 'Sí',
    no: 'No',
  },
} as const;
