/** A pattern of `like` that finds a text anywhere, whatever characters it has. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
