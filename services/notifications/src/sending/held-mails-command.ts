import type { ProcessCommand } from '@bitacora/platform';
import { holdDecisions, MailHolds } from '../persistence/mail-holds.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const usage = `npm run mails -- list    mails that a restore holds back, for they may have left before it
npm run mails -- send    sends them all, but those that are older than 48 hours, reminders that help no more,
                         and those whose link has expired
npm run mails -- drop    drops them all`;

const mails = (count: number) => (count === 1 ? '1 mail is' : `${count} mails are`);

/** `npm run mails -- list|send|drop`, after a restore (docs/operate.md). */
export const heldMailsCommand: ProcessCommand = async (app, [action = 'list']) => {
  const holds = app.get(MailHolds, { strict: false });
  if (action === 'list') {
    const held = await holds.held();
    for (const { occurredAt, template, recipientEmail, id } of held)
      say([new Date(occurredAt).toISOString(), id, template, recipientEmail].join('  '));
    say(`${mails(held.length)} held back`);
    return 0;
  }
  const decision = holdDecisions.find((one) => one === action);
  if (!decision) {
    say(usage);
    return 2;
  }
  const { length } = await holds.held();
  await holds.decide(decision);
  say(`${mails(length)} to be ${decision === 'send' ? 'sent' : 'dropped'}`);
  return 0;
};
