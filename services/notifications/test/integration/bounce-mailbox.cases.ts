import { type BouncedAddress, findBouncedAddress, pathOf } from '@bitacora/contracts';
import type { Clock } from '@bitacora/kernel';
import { CLOCK, Metrics } from '@bitacora/platform';
import { eventually, type TestProcess } from '@bitacora/testing';
import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { BounceSweep } from '../../src/bounces/bounce-sweep.ts';
import { NotificationsModule } from '../../src/notifications.module.ts';
import { ofPostfix, outOfOffice } from '../fixture/reports.ts';
import { type ChoosyRelay, startChoosyRelay } from './fixture/choosy-relay.ts';
import { eventOf, passenger } from './fixture/events.ts';
import { ledger, PostOffice, receive, settled } from './fixture/post-office.ts';
import { aReminder } from './fixture/reminder.ts';
import { type SmallMailbox, startSmallMailbox } from './fixture/small-mailbox.ts';

const HOUR = 3_600_000;

describe('the mailbox where mails come back to', () => {
  let office: PostOffice;
  let relay: ChoosyRelay;
  let mailbox: SmallMailbox;
  let process: TestProcess;
  beforeEach(async () => {
    office = await PostOffice.open();
    relay = await startChoosyRelay('nadie@correo.ec');
    mailbox = await startSmallMailbox();
    const bounces = { BOUNCES_ADDRESS: 'rebotes@agency.example', BOUNCES_IMAP_URL: mailbox.url };
    process = await office.start({ environment: { SMTP_URL: relay.url, ...bounces } });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await office.close();
    await relay.stop();
    await mailbox.stop();
  });

  const sweep = () => process.app.select(NotificationsModule).get(BounceSweep, { strict: true }).sweep();
  /** As if it were this process's turn, whoever read a moment ago. */
  async function readIt() {
    await process.database.query(`update bounce_mailbox set next_at = now()`);
    await sweep();
  }
  const states = async () => (await ledger(process)).map(({ status, reason }) => `${status} ${reason}`);
  const bouncedOf = async (id: string) =>
    (await process.request<BouncedAddress>('GET', pathOf(findBouncedAddress, { id }))).body.bounced;
  /** Sends a mail, and answers to whom, where it comes back to, and how to write once more. */
  async function aSentMail() {
    const { known, attached, remind, traveller } = aReminder();
    await receive(process, ...known, attached);
    await settled(process, 1);
    const [, to = ''] = /^MAIL FROM:<([^>]+)> RET=HDRS/.exec(relay.told[0] ?? '') ?? [];
    return { traveller, remind, report: { to, recipient: 'ana@correo.ec' } };
  }

  test('is told of a mail that did not arrive, and its address is not written to until it is another one', async () => {
    const { traveller, remind, report } = await aSentMail();
    expect(report.to).toMatch(/^rebotes\+[0-9a-f]{48}@agency\.example$/);
    expect(relay.told[1]).toBe('RCPT TO:<ana@correo.ec> NOTIFY=FAILURE');
    mailbox.put(ofPostfix({ ...report, to: report.to.toLowerCase() }));
    await readIt();
    expect(await states()).toEqual(['bounced no_such_address']);
    expect(await bouncedOf(traveller.id)).toMatchObject({ email: 'ana@correo.ec' });
    await remind(process);
    expect((await states()).toSorted()[1]).toBe('dropped address_bounced');
    const metrics = await process.app.get(Metrics).registry.metrics();
    expect(metrics).toMatch(/^mail_attempts_total\{.*status="bounced".*\} 1$/m);
    expect(metrics).toMatch(/^bounces_unread_seconds\{.*\} \d/m);
  });

  test('is read once: what was read changes nothing a second time, though somebody has said since that it is right', async () => {
    const { traveller, report } = await aSentMail();
    mailbox.put(ofPostfix(report));
    mailbox.isReadOnly = true;
    await readIt();
    await process.database.query(`delete from bounced_addresses`);
    mailbox.isReadOnly = false;
    await readIt();
    expect(mailbox.kept).toMatchObject([{ isSeen: true }]);
    expect(await bouncedOf(traveller.id)).toBeNull();
    expect(await states()).toEqual(['bounced no_such_address']);
  });

  test('says of a mailbox that is full that the mail came back, and no more', async () => {
    const { traveller, report } = await aSentMail();
    mailbox.put(ofPostfix(report, { status: '5.2.2', said: '552 5.2.2 mailbox full' }));
    await readIt();
    expect(await states()).toEqual(['bounced came_back']);
    expect(await bouncedOf(traveller.id)).toBeNull();
  });

  test('says nothing of an address that the mail was passed on to, nor of the one of now', async () => {
    const { traveller, report } = await aSentMail();
    const corrected = passenger({ ...traveller, email: 'ana.bien@correo.ec' });
    const change = { aggregate_id: traveller.id, aggregate_version: 2 };
    await receive(process, eventOf('identity.passenger-updated', corrected, change));
    mailbox.put(ofPostfix({ ...report, recipient: 'ana.bien@correo.ec' }));
    await readIt();
    expect(await states()).toEqual(['bounced came_back']);
    expect(await bouncedOf(traveller.id)).toBeNull();
    expect(await process.database.query(`select 1 from bounced_addresses`)).toEqual([]);
  });

  test('believes no report whose return address it did not make, and is done with all that is none', async () => {
    const { traveller, report } = await aSentMail();
    const forged = report.to.replace(/.@/, (last) => (last === '0@' ? '1@' : '0@'));
    mailbox.put(ofPostfix({ ...report, to: forged }));
    mailbox.put(outOfOffice(report));
    mailbox.put(ofPostfix(report, { action: 'delayed', status: '4.4.1' }));
    for (let nth = 0; nth < 12; nth++) mailbox.put(`Subject: Oferta ${nth}\r\n\r\n${'A'.repeat(300_000)}`);
    await readIt();
    expect(await states()).toEqual(['sent null']);
    expect(await bouncedOf(traveller.id)).toBeNull();
    expect(mailbox.kept.filter(({ isSeen }) => !isSeen)).toEqual([]);
  });

  test('waits with a report that is there before it is written down that the mail left', async () => {
    const { report } = await aSentMail();
    await process.database.query(`update mails set status = 'sending', claimed_until = now() + interval '1 hour'`);
    mailbox.put(ofPostfix(report));
    await readIt();
    expect(mailbox.kept).toMatchObject([{ isSeen: false }]);
    await process.database.query(`update mails set status = 'sent', claimed_until = null`);
    await readIt();
    expect(await states()).toEqual(['bounced no_such_address']);
  });

  test('is told within eight days by the database’s clock, whatever that of who reads it says', async () => {
    const { report } = await aSentMail();
    jest.spyOn(process.app.get<Clock>(CLOCK), 'now').mockReturnValue(new Date(Date.now() + 9 * 24 * HOUR));
    mailbox.put(ofPostfix(report));
    await readIt();
    expect(await states()).toEqual(['bounced no_such_address']);
  });

  test('is one replica’s to read at a time', async () => {
    await readIt();
    await sweep();
    expect(mailbox.logins).toBe(1);
  });

  test('holds up no mail while it is away or refuses the login, is told of once without its password, and read when it is back', async () => {
    const said = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const linesOfMailbox = () =>
      said.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('mailbox of bounces'));
    mailbox.password = 'otra';
    await readIt();
    await mailbox.stop();
    await readIt();
    expect(linesOfMailbox()).toEqual([expect.stringContaining('the login is refused')]);
    expect(JSON.stringify(said.mock.calls)).not.toContain('clave');
    await sweep();
    expect(mailbox.logins).toBe(1);
    const { report } = await aSentMail();
    await mailbox.start();
    mailbox.password = 'clave';
    mailbox.put(ofPostfix(report));
    await readIt();
    await eventually(async () => expect(await states()).toEqual(['bounced no_such_address']));
  });
});

test('without a mailbox of bounces a mail comes back to its sender', async () => {
  const office = await PostOffice.open();
  const relay = await startChoosyRelay('nadie@correo.ec');
  try {
    const process = await office.start({ environment: { SMTP_URL: relay.url } });
    const { known, attached } = aReminder();
    await receive(process, ...known, attached);
    await settled(process, 1);
    expect(relay.told[0]).toBe('MAIL FROM:<viajes@bitacora.example>');
    expect(await process.app.get(Metrics).registry.metrics()).toMatch(/^bounces_unread_seconds\{.*\} 0$/m);
  } finally {
    await office.close();
    await relay.stop();
  }
});
