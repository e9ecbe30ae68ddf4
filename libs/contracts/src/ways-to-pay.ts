import type { AgencySnapshot } from './events/people-snapshots.ts';

/** How an agency is paid, as far as its settings say. */
interface WaysToPay {
  /** Where a transfer or deposit goes: each bank once, with its accounts. */
  banks: (readonly [bank: string, accounts: AgencySnapshot['banks']])[];
  /** All that goes to no account: each is agreed on with the agency. */
  others: string[];
}

const isTransfer = (method: string): boolean => /transferencia|dep[oó]sito/i.test(method);

/** Without any account a transfer is agreed on like all else. */
export function waysToPay({
  banks,
  payment_methods: methods,
}: Partial<Pick<AgencySnapshot, 'banks' | 'payment_methods'>>): WaysToPay {
  if (!banks?.length) return { banks: [], others: methods ?? [] };
  return {
    // No `Map.groupBy`: phones of three years ago do not have it.
    banks: [...new Set(banks.map(({ bank }) => bank))].map((bank) => [bank, banks.filter((one) => one.bank === bank)]),
    others: (methods ?? []).filter((method) => !isTransfer(method)),
  };
}
