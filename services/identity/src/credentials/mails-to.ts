/** The limit of links to activate that are mailed to one address, of whatever passengers and agencies. */
export const mailsTo = (email: string) => ({ rule: 'activation-address', of: email.toLowerCase() }) as const;
