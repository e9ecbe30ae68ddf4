/**
 * What may leave the ledger of why a mail failed: our own word, or the code of the mail server (`550 5.1.1`), whose sentence
 * names addresses.
 */
export function codeOfRefusal(reason: string | null): string | null {
  if (reason === null || /^[a-z_]+$/.test(reason)) return reason;
  return /\b[45]\d\d(?:[ -][45]\.\d{1,3}\.\d{1,3})?\b/.exec(reason)?.[0] ?? 'refused';
}

/** What a mail server says, with no address in it: for the log. */
export const withoutAddresses = (text: string): string => text.replace(/<?[^\s<>]+@[^\s<>]+>?/g, '<…>');
