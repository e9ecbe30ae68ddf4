import { newId } from '@bitacora/kernel/ids';
import { startTestProcess } from '@bitacora/testing';
import { expect, jest, test } from '@jest/globals';
import { notifications } from '../../src/notifications.process.ts';
import { MailSweep } from '../../src/persistence/mail-sweep.ts';

jest.setTimeout(60_000);

test('a mail is kept for two years after it ended; one that still waits is kept however old', async () => {
  const process = await startTestProcess(notifications);
  const add = async (name: string, status: string, age: string, hasEnded: boolean) => {
    await process.database.query(
      `insert into mails (id, version, occasion, template, recipient_email, data, occurred_at, status, attempts,
                          next_attempt_at, possible_duplicate, created_at, finished_at)
       values (?, 1, ?, 'quote-alert', 'ana@correo.ec', '{}', now() - ?::interval, ?, 1, now() + interval '1 day', false,
               now() - ?::interval, case when ? then now() - ?::interval end)`,
      [newId(), name, age, status, age, hasEnded, age],
    );
  };
  try {
    await add('sent long ago', 'sent', '2 years 1 day', true);
    await add('dropped long ago', 'dropped', '3 years', true);
    await add('sent within two years', 'sent', '1 year 11 months', true);
    await add('failed of late', 'failed', '1 month', true);
    await add('waiting', 'waiting', '3 years', false);
    await process.app.get(MailSweep).sweep();
    const kept = await process.database.query<{ occasion: string }>(`select occasion from mails order by occasion`);
    expect(kept.map(({ occasion }) => occasion)).toEqual(['failed of late', 'sent within two years', 'waiting']);
  } finally {
    await process.stop();
  }
});
