import { type BouncedAddress, findBouncedAddress, pathOf } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { Metrics } from '@bitacora/platform';
import { eventually, type TestProcess } from '@bitacora/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type ChoosyRelay, startChoosyRelay } from './fixture/choosy-relay.ts';
import { agency, eventOf, passenger, quote, secretLink } from './fixture/events.ts';
import { ledger, PostOffice, receive, settled, wakeSender } from './fixture/post-office.ts';
import { aReminder } from './fixture/reminder.ts';

describe('an address that another mail server does not have', () => {
  let office: PostOffice;
  let relay: ChoosyRelay;
  let process: TestProcess;
  beforeEach(async () => {
    office = await PostOffice.open();
    relay = await startChoosyRelay('ana@correo.ec');
    relay.says = '550 5.1.1 no such user';
    process = await office.start({ environment: { SMTP_URL: relay.url } });
  });
  afterEach(async () => {
    await office.close();
    await relay.stop();
  });

  const reasons = async () => (await ledger(process)).map(({ status, reason }) => `${status} ${reason}`).sort();
  const bouncedOf = async (id: string) =>
    (await process.request<BouncedAddress>('GET', pathOf(findBouncedAddress, { id }))).body.bounced;

  test('is known once a mail to it was refused, and is not written to until it is another one', async () => {
    const { known, attached, remind, traveller } = aReminder();
    await receive(process, ...known, attached);
    await settled(process, 1);
    expect(await bouncedOf(traveller.id)).toEqual({ email: 'ana@correo.ec', at: expect.stringMatching(/Z$/) });
    await remind(process);
    expect((await reasons())[0]).toBe('dropped address_bounced');
    expect(await process.app.get(Metrics).registry.metrics()).toMatch(/^mail_addresses_bounced_total\{.*\} 1$/m);
    const corrected = passenger({ ...traveller, email: 'ana.bien@correo.ec' });
    const change = { aggregate_id: traveller.id, aggregate_version: 2 };
    await receive(process, eventOf('identity.passenger-updated', corrected, change));
    expect(await bouncedOf(traveller.id)).toBeNull();
  });

  test('is found out while others’ mails to it wait: they are dropped when they would leave', async () => {
    const { known, attached, remind } = aReminder();
    await receive(process, ...known);
    await remind(process, { isGathering: true });
    await receive(process, attached);
    await settledBut(process, 1);
    await process.database.query(`update mails set next_attempt_at = now() where status = 'waiting'`);
    wakeSender(process);
    await settled(process, 2);
    expect((await reasons())[0]).toBe('dropped address_bounced');
  });

  /** Until all but so many have ended. */
  async function settledBut(of: TestProcess, waiting: number) {
    await eventually(async () => {
      const rows = await ledger(of);
      expect(rows.filter(({ status }) => status === 'waiting')).toHaveLength(waiting);
      expect(rows.filter(({ status }) => status === 'failed')).toHaveLength(1);
    });
  }

  test('is tried again when somebody asks for a link there, and is right again once that arrives', async () => {
    const { known, attached, remind, traveller } = aReminder();
    await receive(process, ...known, attached);
    await settled(process, 1);
    relay.says = null;
    const link = secretLink({ email: 'ANA@correo.ec', user_id: newId() });
    await receive(process, eventOf('identity.password-reset-requested', link));
    await settled(process, 2);
    expect(await bouncedOf(traveller.id)).toBeNull();
    await remind(process);
    await settled(process, 3);
    expect((await reasons()).filter((one) => one.startsWith('sent'))).toHaveLength(2);
  });

  test('is nobody’s to mend where a visitor mistyped it, and fails the mail of an account', async () => {
    const asked = quote({ email: 'ana@correo.ec', created_at: new Date().toISOString() });
    await receive(process, eventOf('identity.agency-settings-changed', agency()));
    await receive(process, eventOf('journeys.quote-created', asked));
    // Who answers is told of the quote.
    await settled(process, 2);
    expect(await reasons()).toEqual(['dropped address_bounced', 'sent null']);
    await receive(process, eventOf('identity.password-reset-requested', secretLink({ email: 'ana@correo.ec' })));
    await settled(process, 3);
    expect((await reasons())[1]).toMatch(/^failed .*550 5\.1\.1/);
  });

  test('is no address of an agency’s knowing where it is the account’s own', async () => {
    const { known, attached, traveller } = aReminder(
      passenger({ email: 'de-la-agencia@correo.ec', account_email: 'ana@correo.ec' }),
    );
    await receive(process, ...known, attached);
    await settled(process, 1);
    expect(await bouncedOf(traveller.id)).toMatchObject({ email: null });
  });

  test.each([
    ['that refuses us, whoever it is for', '550 5.7.1 relaying denied'],
    ['that refuses what is written', '554 5.7.1 looks like spam'],
    ['that has no room for more', '552 5.2.2 mailbox full'],
  ])('is another thing than a server %s', async (_, says) => {
    relay.says = says;
    const { known, attached, traveller } = aReminder();
    await receive(process, ...known, attached);
    const [row] = await settled(process, 1);
    expect(row?.status).toBe('failed');
    expect(await bouncedOf(traveller.id)).toBeNull();
  });
});
