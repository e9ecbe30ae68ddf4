/** What is said where a mail with sample data is shown. */
export const previewMessages = {
  linkExpired: 'Esta vista previa venció. Ábrala de nuevo desde las plantillas de correo.',
} as const;
