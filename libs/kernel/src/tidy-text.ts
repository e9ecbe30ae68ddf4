/** Without spaces at the ends, and with one where there are more in a row: slips of who types or pastes; lines stay. */
export const tidyText = (value: string): string => value.trim().replace(/[^\S\r\n]+/g, ' ');
