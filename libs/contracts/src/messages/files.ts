/** What the server says about a file that it refuses: its content, or how it comes. */
export const fileMessages = {
  pdfIncomplete: 'El PDF está incompleto. Descárguelo o guárdelo de nuevo e intente otra vez.',
  pdfLocked: 'El PDF está protegido con contraseña. Guárdelo sin contraseña e intente otra vez.',
  pdfUnreadable: 'No pudimos abrir el PDF: está dañado. Guárdelo de nuevo e intente otra vez.',
  pdfTooManyPages: 'El PDF tiene demasiadas páginas: divídalo en partes de 500 páginas como máximo e intente otra vez.',
  imageUnreadable: 'La imagen está incompleta o dañada. Guárdela de nuevo como JPEG, PNG o WebP e intente otra vez.',
  imageAnimated: 'La imagen tiene movimiento. Adjunte una imagen fija.',
  imageTooLarge: 'La imagen debe tener 50 megapíxeles como máximo. Redúzcala y vuelva a intentarlo.',
  webpTooLarge: 'Una imagen WebP debe tener 16 megapíxeles como máximo. Guárdela como JPEG e intente otra vez.',
  imageTooNarrow: (pixels: number) => `La imagen debe medir al menos ${pixels} píxeles de ancho.`,
  imageTooHigh: (pixels: number) => `La imagen debe medir ${pixels} píxeles de alto como máximo.`,
  tooComplex: 'No pudimos revisar el archivo: es demasiado complejo. Intente otra vez, o guárdelo de nuevo más simple.',
  notAsNamed: (kind: string) =>
    `El archivo dice ser ${kind} y no lo es. Ábralo, guárdelo como PDF, JPEG, PNG o WebP e intente otra vez.`,
  busy: 'Hay muchos archivos a la vez. Intente de nuevo en un momento.',
  uploadTooSlow: 'El envío se detuvo o va muy lento. Revise su conexión e intente de nuevo.',
  uploadsAtOnce: 'Ya tiene dos archivos en camino. Espere a que terminen e intente de nuevo.',
  uploadsBusy: 'Hay muchos envíos a la vez. Intente de nuevo en un momento.',
  downloadsAtOnce: 'Ya se están abriendo varios de sus archivos. Espere un momento e intente de nuevo.',
  notAdmitted: 'Tipo de contenido no admitido',
  ownFilesWait: 'Aún estamos revisando otros archivos suyos. Espere un momento e intente de nuevo.',
  tooManyFiles: 'Subió muchos archivos en poco tiempo. Espere un momento e intente de nuevo.',
} as const;
