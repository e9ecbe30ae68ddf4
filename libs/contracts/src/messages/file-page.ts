/** What a browser shows in place of a document whose link opens nothing. */
export const filePageMessages = {
  expired: {
    title: 'Este enlace ya no es válido',
    text: 'Para cuidar sus documentos, sus enlaces duran pocos minutos. Vuelva a su viaje y ábralo desde ahí.',
    /** What programs read instead. */
    detail: 'Este enlace ya no es válido. Ábralo de nuevo desde su viaje.',
  },
  missing: {
    title: 'Este documento no está disponible',
    text: 'Puede que la agencia lo haya cambiado por otro, o que el enlace esté incompleto. Búsquelo en su viaje.',
  },
  failed: {
    title: 'No pudimos abrir el documento',
    text: 'El documento sigue guardado. Intente de nuevo en un momento.',
  },
  toJourney: 'Volver a mi viaje',
  toJourneys: 'Ir a mis viajes',
  help: '¿Necesita ayuda? Llame a su agencia:',
  logIn: 'Iniciar sesión',
  retry: 'Intentar de nuevo',
} as const;
