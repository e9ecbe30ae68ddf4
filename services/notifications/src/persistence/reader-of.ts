/** Whom a row of the ledger goes to, as `readerName` has it of a recipient. */
export const readerOf = (mail: string): string =>
  `(case when ${mail}.to_account then 'account ' || ${mail}.recipient_user_id else ${mail}.recipient_email end)`;
