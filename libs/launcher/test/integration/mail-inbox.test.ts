import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { type MailInbox, startMailInbox } from '../../src/parts/mail-inbox.ts';
import type { MailMessage, MailSummary } from '../../src/parts/mail-messages.ts';

let folder: string;
let inbox: MailInbox;

const start = () => startMailInbox({ directory: folder, limit: 5, host: 'mi-maquina.example' });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'launcher-mail-'));
  inbox = await start();
});
afterAll(async () => {
  await inbox.stop();
  await rm(folder, { recursive: true, force: true });
});

const mail = {
  from: 'Bitácora Viajes <viajes@bitacora.example>',
  to: 'María José <maria@example.com>',
  replyTo: 'visitante@example.com',
  subject: 'Cotización: Galápagos <3',
  text: 'Vea http://localhost:3000/admin?quote=1&x=2.',
  html: '<p>Vea <a href="http://localhost:3000/admin">la cotización</a><script>alert(1)</script></p>',
  messageId: '<quote-1@bitacora.example>',
  attachments: [{ filename: 'póliza.pdf', content: Buffer.from('%PDF-1.7') }],
};

const send = (changes: object = {}) => nodemailer.createTransport(inbox.smtpUrl).sendMail({ ...mail, ...changes });

async function list(): Promise<{ total: number; messages: MailSummary[] }> {
  return (await (await fetch(`${inbox.url}/api/v1/messages`)).json()) as { total: number; messages: MailSummary[] };
}

describe('the mail inbox', () => {
  test('a mail is read through the two calls of Mailpit', async () => {
    await send();
    const [summary] = (await list()).messages;
    expect(summary).toMatchObject({
      MessageID: 'quote-1@bitacora.example',
      From: { Name: 'Bitácora Viajes', Address: 'viajes@bitacora.example' },
      To: [{ Name: 'María José', Address: 'maria@example.com' }],
      Subject: 'Cotización: Galápagos <3',
      Attachments: 1,
    });
    const message = (await (await fetch(`${inbox.url}/api/v1/message/${summary?.ID}`)).json()) as MailMessage;
    expect(message.ReplyTo).toEqual([{ Name: '', Address: 'visitante@example.com' }]);
    expect(message.HTML).toContain('href="http://localhost:3000/admin"');
    expect(message.Text).toContain('http://localhost:3000/admin?quote=1&x=2');
    expect(message.Attachments).toMatchObject([
      { PartID: '1', FileName: 'póliza.pdf', ContentType: 'application/pdf' },
    ]);
    const part = await fetch(`${inbox.url}/api/v1/message/${summary?.ID}/part/1`);
    expect(await part.text()).toBe('%PDF-1.7');
  });

  test('a person reads it on a page that runs nothing of the mail', async () => {
    const [summary] = (await list()).messages;
    const page = await (await fetch(`${inbox.url}/messages/${summary?.ID}`)).text();
    expect(page).toContain('Cotización: Galápagos &lt;3');
    expect(page).toContain('<a href="http://localhost:3000/admin?quote=1&amp;x=2"');
    expect(page).not.toContain('alert(1)');
    const frame = await fetch(`${inbox.url}/messages/${summary?.ID}/html`);
    expect(frame.headers.get('content-security-policy')).toMatch(/^sandbox .*default-src 'none'/);
    expect(frame.headers.get('content-security-policy')).not.toContain('script');
  });

  test('a picture that a mail carries is shown in it, and is no attachment', async () => {
    const content = Buffer.from('a picture');
    const logo = { cid: 'logo', filename: 'logo.png', content, contentDisposition: 'inline' };
    await send({ subject: 'pictured', html: '<img src="cid:logo">', attachments: [logo] });
    const [summary] = (await list()).messages;
    expect(summary).toMatchObject({ Subject: 'pictured', Attachments: 0 });
    const frame = await (await fetch(`${inbox.url}/messages/${summary?.ID}/html`)).text();
    const [, path = ''] = /<img src="([^"]+)">/.exec(frame) ?? [];
    expect(await (await fetch(`${inbox.url}${path}`)).text()).toBe('a picture');
    expect(await (await fetch(`${inbox.url}/messages/${summary?.ID}`)).text()).not.toContain('logo.png');
  });

  test('it answers the next mails with the SMTP error that a test asks for', async () => {
    inbox.failNext(451);
    inbox.failNext(550);
    await expect(send({ subject: 'later' })).rejects.toMatchObject({ responseCode: 451 });
    await expect(send({ subject: 'never' })).rejects.toMatchObject({ responseCode: 550 });
    await send({ subject: 'now' });
    expect((await list()).messages.map(({ Subject }) => Subject)).toEqual([
      'now',
      'pictured',
      'Cotización: Galápagos <3',
    ]);
  });

  test('mails outlive a restart, newest first, and the oldest go over the limit', async () => {
    for (const number of [1, 2, 3, 4]) await send({ subject: `mail ${number}` });
    await inbox.stop();
    inbox = await start();
    expect((await list()).messages.map(({ Subject }) => Subject)).toEqual([
      'mail 4',
      'mail 3',
      'mail 2',
      'mail 1',
      'now',
    ]);
  });

  test('a mail that is not there is 404, whatever its id looks like', async () => {
    for (const id of ['000000000000000000000f', 'x', '..%2F..%2Fsecrets.json']) {
      expect((await fetch(`${inbox.url}/api/v1/message/${id}`)).status).toBe(404);
    }
  });

  test('only who calls it by a name of this machine, or one it was told, is answered', async () => {
    expect(await Promise.all(['localhost', '127.0.0.1', '[::1]'].map(statusFor))).toEqual([200, 200, 200]);
    expect(
      await Promise.all(['evil.example', 'localhost.evil.example', 'otra.mi-maquina.example'].map(statusFor)),
    ).toEqual([403, 403, 403]);
    expect(await statusFor('mi-maquina.example')).toBe(200);
  });
});

/** What a page is answered that a browser believes to be of another host, as one whose name was pointed here. */
function statusFor(host: string): Promise<number | undefined> {
  const { port } = new URL(inbox.url);
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/api/v1/messages', headers: { host: `${host}:${port}` } }, (response) => {
      resolve(response.resume().statusCode);
    }).on('error', reject);
  });
}
