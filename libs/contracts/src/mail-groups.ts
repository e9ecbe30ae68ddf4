/**
 * What a traveller may switch off, in a traveller's words and not in templates: a kind of mail belongs to one of these or is
 * never switched off (product 16.16).
 */
export const mailGroups = ['reminders', 'payments', 'preparation', 'welcome'] as const;
export type MailGroup = (typeof mailGroups)[number];

/** The kinds of mail that tell that something was billed, paid or is owed: of these knows who sees amounts (product 14.7). */
export const mailsOfMoney: readonly string[] = [
  'balance-reminder',
  'invoice-issued',
  'invoice-voided',
  'payment-recorded',
  'payment-voided',
  'refund-recorded',
  'refund-voided',
];
