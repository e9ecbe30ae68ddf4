/** Words that every form shares: what its buttons say, and what happens when somebody else saved meanwhile. */
export const words = {
  saving: 'Guardando…',
  saved: 'Se guardó. Estos son los datos que quedaron.',
  close: 'Cerrar',
  cancel: 'Cancelar',
  conflict: {
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
