/** Words that every form shares: what its buttons say, and what happens when somebody else saved meanwhile. */
export const words = {
  saving: 'Guardando…',
  saved: 'Se guardó. Estos son los datos que quedaron.',
  unsaved: 'Sin guardar',
  check: 'Comprobar',
  checking: 'Comprobando…',
  close: 'Cerrar',
  cancel: 'Cancelar',
  sendingFile: 'Envío del archivo',
  cancelSending: 'Cancelar el envío',
  draft: {
    text: 'Recuperamos lo que escribió y no guardó.',
    outdated:
      'Mientras tanto se guardaron otros cambios: al guardar le preguntamos por lo que cambió en los dos lados.',
    files: 'Los archivos que eligió no se conservan; elíjalos otra vez.',
    toStored: 'Volver a lo guardado',
    toNothing: 'Empezar de nuevo',
  },
  conflict: {
    title: (who = 'Otra persona') => `${who} guardó cambios`,
    question: 'Esto se cambió en los dos lados. Elija con qué seguir:',
    mine: 'Lo que usted escribió',
    theirs: 'Lo que se guardó',
    discard: 'Descartar lo mío',
    merge: 'Seguir con lo elegido',
    merged: 'Revise y guarde: lo que ve aquí aún no está guardado.',
    empty: 'Vacío',
    yes: 'Sí',
    no: 'No',
  },
} as const;
