/** The name of what is typed in the form of a service: of its first record, of a change, or of one in its place. */
export const serviceDraft = (form: 'create' | 'update' | 'replacement', service: string): string =>
  `${form}.${service}`;
