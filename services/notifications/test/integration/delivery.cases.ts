import { newId } from '@bitacora/kernel/ids';
import { Metrics } from '@bitacora/platform';
import { eventually, startTestProcess } from '@bitacora/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { notifications } from '../../src/notifications.process.ts';
import { MailSweep } from '../../src/persistence/mail-sweep.ts';
import { MailRepository } from '../../src/persistence/mail.repository.ts';
import { heldMailsCommand } from '../../src/sending/held-mails-command.ts';
import { MailSender } from '../../src/sending/mail-sender.ts';
import { SmtpTransport } from '../../src/sending/smtp-transport.ts';
import { startDeafRelay } from './fixture/deaf-relay.ts';
import { agency, eventOf, quote, secretLink } from './fixture/events.ts';
import { enqueue, factsOf, ledger, PostOffice, receive, settled } from './fixture/post-office.ts';

describe('delivery', () => {
  let office: PostOffice;
  beforeEach(async () => {
    office = await PostOffice.open();
  });
  afterEach(() => office.close());

  const reset = (changes: object = {}) => eventOf('identity.password-reset-requested', secretLink(), changes);
  const expireClaims = `update mails set claimed_until = now() - interval '1 second' where status = 'sending'`;
  const DAY = 24 * 3_600_000;

  describe('an event', () => {
    test('delivered three times makes one mail, even when the inbox has forgotten it', async () => {
      const process = await office.start();
      const event = reset();
      await enqueue(process, [event], 3);
      await settled(process, 1);
      await process.database.query(`delete from inbox`);
      await receive(process, event);
      expect(await ledger(process)).toHaveLength(1);
      expect(await office.mails()).toHaveLength(1);
    });

    test('older than 48 hours is recorded as dropped, and nobody gets a mail', async () => {
      const process = await office.start();
      await receive(process, reset({ occurred_at: new Date(Date.now() - 2 * DAY - 1000).toISOString() }));
      await receive(process, reset({ occurred_at: new Date(Date.now() - 2 * DAY + 60_000).toISOString() }));
      const rows = await settled(process, 2);
      expect(rows.map(({ status, reason }) => [status, reason]).sort()).toEqual([
        ['dropped', 'event_too_old'],
        ['sent', null],
      ]);
      expect(await office.mails()).toHaveLength(1);
    });
  });

  describe('a mail', () => {
    test('that the relay puts off is tried again, with the same Message-ID', async () => {
      office.inbox.failNext(451, 2);
      const process = await office.start();
      await receive(process, reset());
      const [row] = await settled(process, 1);
      expect(row).toMatchObject({ status: 'sent', attempts: 3, possible_duplicate: false, reason: null });
      const mails = await office.mails();
      expect(mails.map(({ MessageID }) => MessageID)).toEqual([`${row?.id}@bitacora.example`]);
    });

    test('that the relay refuses for good is failed at once, and said to be', async () => {
      office.inbox.failNext(550);
      const process = await office.start();
      await receive(process, reset());
      const [row] = await settled(process, 1);
      expect(row).toMatchObject({ status: 'failed', attempts: 1, sealed: null });
      expect(row?.reason).toContain('550');
      expect(await factsOf(process)).toMatchObject([
        { name: 'notifications.mail-failed', data: { template: 'password-reset', mail_id: row?.id } },
      ]);
      await receive(process, reset());
      expect((await settled(process, 2)).map(({ status }) => status).sort()).toEqual(['failed', 'sent']);
    });

    test('waits while the relay is away, and leaves when it is back', async () => {
      await office.inbox.stop();
      const process = await office.start();
      await receive(process, reset());
      await eventually(async () =>
        expect(await ledger(process)).toMatchObject([{ status: 'waiting', possible_duplicate: false }]),
      );
      await eventually(async () => expect((await ledger(process))[0]?.attempts).toBeGreaterThan(1));
      await office.reopen();
      expect(await settled(process, 1)).toMatchObject([{ status: 'sent' }]);
      expect(await office.mails()).toHaveLength(1);
    });

    test('whose relay drops the connection after taking it goes out once more, flagged, and no third time', async () => {
      const relay = await startDeafRelay();
      try {
        const process = await office.start({ environment: { SMTP_URL: relay.url } });
        await receive(process, reset());
        const [row] = await settled(process, 1);
        expect(row).toMatchObject({ status: 'failed', attempts: 2, possible_duplicate: true });
        expect(relay.taken).toHaveLength(2);
        for (const message of relay.taken) expect(message).toContain(`Message-ID: <${row?.id}@bitacora.example>`);
      } finally {
        await relay.stop();
      }
    });
  });

  describe('a process that is killed while it sends', () => {
    /** A process whose sends begin, and go on only when told. */
    async function startStuck(databaseUrl?: string) {
      let letGo: () => void = () => undefined;
      const gate = new Promise<void>((resolve) => (letGo = resolve));
      const stuck = await office.start({
        ...(databaseUrl ? { databaseUrl } : {}),
        prepare: (app) => {
          const transport = app.get(SmtpTransport);
          const send = transport.send.bind(transport);
          jest.spyOn(transport, 'send').mockImplementation((mail) => gate.then(() => send(mail)));
        },
      });
      return { stuck, letGo };
    }

    test('leaves its mail to another, which flags it and sends it; its own late word counts no more', async () => {
      const { stuck: doomed, letGo } = await startStuck();
      await receive(doomed, reset());
      await eventually(async () => expect(await ledger(doomed)).toMatchObject([{ status: 'sending' }]));
      const { stuck: heir, letGo: letHeirGo } = await startStuck(doomed.environment.DATABASE_URL);
      await doomed.database.query(expireClaims);
      await eventually(async () =>
        expect(await ledger(heir)).toMatchObject([{ status: 'sending', attempts: 2, possible_duplicate: true }]),
      );
      const lateWord = jest.spyOn(doomed.app.get(MailRepository), 'change');
      letGo();
      await eventually(() => expect(lateWord).toHaveBeenCalledTimes(1));
      await expect(lateWord.mock.results[0]?.value).rejects.toMatchObject({ code: 'claim_lost' });
      letHeirGo();
      expect(await settled(heir, 1)).toMatchObject([{ status: 'sent', attempts: 2, possible_duplicate: true }]);
      const copies = (await office.mails()).map(({ MessageID }) => MessageID);
      expect(copies).toHaveLength(2);
      expect(new Set(copies).size).toBe(1);
    });

    test('twice at the same mail ends it as failed, for somebody to see', async () => {
      const { stuck: doomed, letGo } = await startStuck();
      await receive(doomed, reset());
      await eventually(async () => expect(await ledger(doomed)).toMatchObject([{ status: 'sending', attempts: 1 }]));
      await doomed.database.query(`update mails set possible_duplicate = true`);
      await doomed.database.query(expireClaims);
      const heir = await office.start({ databaseUrl: doomed.environment.DATABASE_URL });
      expect(await settled(heir, 1)).toMatchObject([{ status: 'failed', reason: 'interrupted_twice', sealed: null }]);
      expect(await office.mails()).toEqual([]);
      letGo();
    });
  });

  test('two replicas send each mail once', async () => {
    const first = await office.start();
    const second = await office.start({ databaseUrl: first.environment.DATABASE_URL });
    await receive(first, eventOf('identity.agency-settings-changed', agency()));
    const quotes = Array.from({ length: 30 }, () => eventOf('journeys.quote-created', quote()));
    await Promise.all(quotes.map((event, index) => receive(index % 2 ? first : second, event)));
    // And one to the visitor, once for all of them, that comes too late.
    const rows = await settled(first, 31);
    expect(rows.filter(({ status }) => status === 'sent')).toHaveLength(30);
    expect(rows.every(({ attempts }) => attempts === 1)).toBe(true);
    expect(await office.mails()).toHaveLength(30);
  });

  test('a replica takes no mail that another is taking', async () => {
    const idle: Parameters<PostOffice['start']>[0] = {
      prepare: (app) => void jest.spyOn(app.get(MailSender), 'onApplicationBootstrap').mockReturnValue(),
    };
    const first = await office.start(idle);
    const second = await office.start({ ...idle, databaseUrl: first.environment.DATABASE_URL });
    await receive(first, reset(), reset(), reset());
    const taken = await first.database.transaction(async () => [
      ...(await first.app.get(MailRepository).claim(2, { templates: [], isOneOf: false })),
      ...(await second.app.get(MailRepository).claim(2, { templates: [], isOneOf: false })),
    ]);
    expect(new Set(taken.flat().map(({ id }) => id)).size).toBe(3);
    expect(taken).toHaveLength(3);
  });
});

describe('mails that are held', () => {
  let office: PostOffice;
  let said: string[];
  beforeEach(async () => {
    office = await PostOffice.open();
    said = [];
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await office.close();
  });

  type Office = Awaited<ReturnType<PostOffice['start']>>;

  const agoMinutes = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const occurred = (occurred_at: string) => eventOf('identity.password-reset-requested', secretLink(), { occurred_at });
  /** What a restore leaves: all that happened until now may have been mailed after the backup of an hour ago. */
  const restore = ({ database }: Office) =>
    database.query(`insert into mail_holds (until, backup_taken_at) values (now(), now() - interval '1 hour')`);
  const command = ({ app }: Office, ...words: string[]) => heldMailsCommand(app, words);
  const statuses = async (office: Office) => (await ledger(office)).map(({ status }) => status).sort();

  test('after a restore mails about what happened before it wait for a person, and new ones leave', async () => {
    const process = await office.start();
    await restore(process);
    await receive(process, occurred(agoMinutes(30)));
    await receive(process, occurred(new Date(Date.now() + 1000).toISOString()));
    await eventually(async () => expect(await statuses(process)).toEqual(['sent', 'waiting']));
    expect(await office.mails()).toHaveLength(1);
    expect(await command(process, 'list')).toBe(0);
    expect(said.at(-1)).toBe('1 mail is held back\n');
    expect(said.at(-2)).toMatch(/password-reset  \S+@\S+/);
    expect(await process.app.get(Metrics).registry.metrics()).toMatch(/^mails_held\{.*\} 1$/m);
  });

  test('send lets all of them go', async () => {
    const process = await office.start();
    await restore(process);
    await receive(process, occurred(agoMinutes(30)));
    await command(process, 'send');
    expect(await settled(process, 1)).toMatchObject([{ status: 'sent' }]);
    expect(await office.mails()).toHaveLength(1);
  });

  test('drop ends them without a mail, and also those that events still bring', async () => {
    const process = await office.start();
    await restore(process);
    await receive(process, occurred(agoMinutes(30)));
    await command(process, 'drop');
    await receive(process, occurred(agoMinutes(20)));
    const rows = await settled(process, 2);
    expect(rows).toMatchObject(Array(2).fill({ status: 'dropped', reason: 'dropped_after_restore', sealed: null }));
    expect(await office.mails()).toHaveLength(0);
  });

  test('a decision where nothing is held back is refused', async () => {
    const process = await office.start();
    await expect(command(process, 'send')).rejects.toThrow('no restore holds mails back');
  });
});

describe('the sweep', () => {
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
});
