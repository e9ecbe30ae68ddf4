import type { ProcessName } from '@bitacora/contracts';

type Statement = readonly [text: string, values?: readonly unknown[]];

const everywhere: readonly Statement[] = [
  // Their terms (7 and 14 days) begin anew: with an old backup, the memory of what was handled must not be swept before
  // the events themselves have come again.
  [`update outbox set created_at = now()`],
  [`update inbox set handled_at = now()`],
];

const own: Partial<Record<ProcessName, (takenAt: Date) => readonly Statement[]>> = {
  // Somebody may have ended a session since, or lost the account.
  identity: () => [[`update sessions set ended_at = now(), ended_because = 'restored' where ended_at is null`]],
  // What was due may have left already: a person decides (docs/operate.md).
  notifications: (takenAt) => [
    [`insert into mail_holds (until, backup_taken_at) values (now(), $1)`, [takenAt]],
    // Who had a mail in hand is no more.
    [`update mails set claimed_until = now() where status = 'sending'`],
  ],
  // Numbers that clients know must not come again for something else, and every open page has to read anew.
  bff: () => [
    [`update change_clock set change = change + 10000000`],
    [`update journey_changes set change = (select change from change_clock)`],
  ],
};

/**
 * What has to be different in a platform that begins again at `takenAt`: statements for a process's database, in the
 * transaction that restores it (decision 29).
 */
export const afterRestore = (process: ProcessName, takenAt: Date): readonly Statement[] => [
  ...everywhere,
  ...(own[process]?.(takenAt) ?? []),
];
