import { Metrics } from '@bitacora/platform';
import { eventually } from '@bitacora/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { heldMailsCommand } from '../../src/sending/held-mails-command.ts';
import { eventOf, secretLink } from './fixture/events.ts';
import { ledger, PostOffice, receive, settled } from './fixture/post-office.ts';

jest.setTimeout(60_000);

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
  expect(said.at(-1)).toBe('1 mails are held back\n');
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
