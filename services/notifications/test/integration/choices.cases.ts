import type { MailChoices } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { asTraveller, OTHER_AGENCY, testKeys, type TestProcess } from '@bitacora/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { MailTokens } from '../../src/credentials/mail-tokens.ts';
import { isSignedRight, signedNames } from '../unit/fixture/dkim-verifier.ts';
import { passenger } from './fixture/events.ts';
import { ledger, PostOffice, receive, settled, wakeSender } from './fixture/post-office.ts';
import { aReminder } from './fixture/reminder.ts';

describe('the choice of mails', () => {
  let office: PostOffice;
  let process: TestProcess;
  beforeEach(async () => {
    office = await PostOffice.open();
    process = await office.start();
  });
  afterEach(() => office.close());

  const own = '/api/v1/user/mail_choices';
  const allBut = (...off: string[]) =>
    ['reminders', 'payments', 'preparation', 'welcome'].map((group) => ({ group, is_on: !off.includes(group) }));
  const reasons = async () => (await ledger(process)).map(({ status, reason }) => reason ?? status).sort();
  const off = (group = 'reminders') => ({ choices: [{ group, is_on: false }] });
  const on = (group = 'reminders') => ({ choices: [{ group, is_on: true }] });

  /** A reminder that left, and where its link leads. */
  async function reminded(one = aReminder()) {
    await receive(process, ...one.known, one.attached);
    await one.remind(process);
    await settled(process, 2);
    const links = (await office.mails()).flatMap(({ Text }) => /\/correos\/([\w-]+)/.exec(Text)?.[1] ?? []);
    // The voucher's mail has none.
    expect(links).toHaveLength(1);
    return { ...one, path: `/api/v1/mail_choices/${links[0]}` };
  }

  test('is made by the link of a mail, and holds for that address from then on: vouchers still come', async () => {
    const { path, remind, known, attached } = await reminded();
    const seen = await process.request<MailChoices>('GET', path);
    expect(seen.body).toEqual({ emails: ['a***@correo.ec'], groups: allBut() });
    const { body } = await process.request<MailChoices>('POST', path, { body: off() });
    expect(body.groups).toEqual(allBut('reminders'));
    await remind(process);
    expect((await ledger(process)).filter(({ reason }) => reason === 'switched_off')).toMatchObject([
      { status: 'dropped', attempts: 0 },
    ]);
    const id = newId();
    const another = { ...attached, id: newId(), aggregate_id: id, data: { ...attached.data, id } };
    await receive(process, ...known.map((event) => ({ ...event, id: newId() })), another);
    await settled(process, 4);
    expect(await reasons()).toEqual(['sent', 'sent', 'sent', 'switched_off']);
    await process.request('POST', path, { body: on() });
    await remind(process);
    await settled(process, 5);
    expect(await reasons()).toEqual(['sent', 'sent', 'sent', 'sent', 'switched_off']);
  });

  test('is made by one press of a mail program, whose form nobody reads; of a mail of no group there is none', async () => {
    const { path, remind } = await reminded();
    expect((await process.request('POST', `${path}/unsubscribe`)).status).toBe(200);
    expect((await process.request('POST', `${path}/unsubscribe`)).status).toBe(200);
    await remind(process);
    expect(await reasons()).toEqual(['sent', 'sent', 'switched_off']);
    const [voucher] = (
      await process.database.query<{ id: string }>(`select id from mails where template = 'service-ready'`)
    ).map(({ id }) => process.app.get(MailTokens, { strict: false }).of(id));
    expect((await process.request('POST', `/api/v1/mail_choices/${voucher}/unsubscribe`)).status).toBe(404);
  });

  test('is offered to mail programs by headers that are signed as they arrive', async () => {
    const { privateKey, publicKey } = testKeys;
    const environment = { DKIM_DOMAIN: 'bitacora.example', DKIM_PRIVATE_KEY: privateKey };
    const signing = await office.start({ environment });
    const { known, attached, remind } = aReminder();
    await receive(signing, ...known, attached);
    await remind(signing);
    await settled(signing, 2);
    const messages = await office.raw();
    expect(messages.map((message) => isSignedRight(message, publicKey))).toEqual([true, true]);
    const reminder = messages.find((message) => message.includes('List-Unsubscribe-Post: List-Unsubscribe=One-Click'));
    expect(signedNames(reminder ?? '')).toEqual(expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post']));
  });

  test('is asked again when a mail leaves: what waits for company is dropped', async () => {
    const { path, remind } = await reminded();
    await remind(process, { isGathering: true });
    await process.request('POST', path, { body: off() });
    await process.database.query(`update mails set next_attempt_at = now() where status = 'waiting'`);
    wakeSender(process);
    await settled(process, 3);
    expect(await reasons()).toEqual(['sent', 'sent', 'switched_off']);
  });

  test('is an address’s and an agency’s: nobody else’s mails stop', async () => {
    const { path, remind } = await reminded();
    await process.request('POST', path, { body: off() });
    const bea = aReminder(passenger({ email: 'bea@correo.ec', first_name: 'Bea' }));
    await receive(process, ...bea.known, bea.attached);
    await bea.remind(process);
    await settled(process, 4);
    expect(await reasons()).toEqual(['sent', 'sent', 'sent', 'sent']);
    await process.database.query(`update switched_off_mails set agency = ?`, [OTHER_AGENCY]);
    await remind(process);
    await settled(process, 5);
    expect(await reasons()).not.toContain('switched_off');
  });

  test('is also made by who is logged in, at the address where agencies write', async () => {
    const user = newId();
    const ana = passenger({ email: 'de-la-agencia@correo.ec', account_email: 'Suya@correo.ec', user_id: user });
    const { remind } = await reminded(aReminder(ana));
    const headers = asTraveller(user);
    const seen = await process.request<MailChoices>('GET', own, { headers });
    expect(seen.body).toEqual({ emails: ['s***@correo.ec'], groups: allBut() });
    await process.request('POST', own, { headers, body: off() });
    await remind(process);
    expect(await reasons()).toContain('switched_off');
    const stranger = await process.request<MailChoices>('GET', own, { headers: asTraveller(newId()) });
    expect(stranger.body).toEqual({ emails: [], groups: [] });
    expect((await process.request('GET', own)).status).toBe(401);
  });

  test('is refused to who has no link, and to who changes it without end', async () => {
    const { path } = await reminded();
    const forged = `${path.slice(0, -6)}AAAAAA`;
    expect((await process.request('GET', forged)).status).toBe(404);
    expect((await process.request('POST', forged, { body: off() })).status).toBe(404);
    const wrong = await process.request('POST', path, { body: { choices: [{ group: 'vouchers', is_on: 'quizás' }] } });
    expect(wrong.status).toBe(400);
    expect(Object.keys(wrong.body)).toEqual(['choices.0.group', 'choices.0.is_on']);
    await process.database.query(
      `insert into attempts (key, count, last_at) select 'choices-mail:' || encode(sha256(?::bytea), 'hex'), 60, now()`,
      [path.split('/').at(-1)],
    );
    const tired = await process.request('POST', path, { body: off() });
    expect(tired.status).toBe(429);
    expect((await process.request('GET', path)).status).toBe(200);
  });
});
