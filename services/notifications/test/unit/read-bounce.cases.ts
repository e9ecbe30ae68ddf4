import { newId } from '@bitacora/kernel/ids';
import { describe, expect, test } from '@jest/globals';
import { readBounce } from '../../src/bounces/read-bounce.ts';
import { ReturnAddresses } from '../../src/credentials/return-addresses.ts';
import { ofExchange, ofGmail, ofPostfix, outOfOffice, passedOn } from '../fixture/reports.ts';

const addresses = new ReturnAddresses({
  SEAL_KEY: Buffer.alloc(32, 1).toString('base64'),
  BOUNCES_ADDRESS: 'rebotes@agency.example',
});
const read = (text: string) => readBounce(Buffer.from(text), addresses);

describe('a report', () => {
  const message = newId();
  const report = { to: addresses.of(message) ?? '', recipient: 'ana@correo.ec' };

  test.each([
    ['Postfix', ofPostfix(report), '5.1.1 550 5.1.1 no such user'],
    [
      'Exchange, which writes the address in capitals',
      ofExchange(report),
      '5.1.10 550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
    ],
    [
      'Gmail',
      ofGmail(report),
      expect.stringMatching(/^5\.1\.1 550-5\.1\.1 The email account .* unnecessary spaces\.$/),
    ],
    [
      'a server that makes every letter small',
      ofPostfix({ ...report, to: report.to.toLowerCase() }),
      expect.anything(),
    ],
  ])('of %s names the message, the address, and why', async (_, text, said) => {
    expect(await read(text)).toEqual({ message, unknown: ['ana@correo.ec'], said });
  });

  test.each([
    ['a full mailbox', { status: '5.2.2', said: '552 5.2.2 mailbox full' }],
    ['what was written', { status: '5.7.1', said: '550 5.7.1 looks like spam' }],
    ['a server that was away for days', { status: '4.4.1', said: 'connect to mx.correo.ec[5.1.1.7]: timed out' }],
    ['it does not say what', { status: '5.0.0', said: '550 no thanks, by 5.1.1.7' }],
  ])('because of %s brings the message back, and says nothing of the address', async (_, about) => {
    expect(await read(ofPostfix(report, about))).toMatchObject({ message, unknown: [] });
  });

  test('whose status says no more than that it failed is read by the server’s words', async () => {
    const about = { status: '5.0.0', said: '550 5.1.1 no such user' };
    expect(await read(ofPostfix(report, about))).toMatchObject({ unknown: ['ana@correo.ec'] });
  });

  test.each([
    ['of a delay', ofPostfix(report, { action: 'delayed', status: '4.4.1', said: 'timed out' })],
    ['that it arrived', ofPostfix(report, { action: 'delivered', status: '2.0.0', said: '250 ok' })],
    ['to nobody of ours', ofPostfix({ ...report, to: 'rebotes@agency.example' })],
    ['whose address somebody made up', ofPostfix({ ...report, to: report.to.replace(/.@/, 'g@') })],
    ['that is no report but an answer of who is away', outOfOffice(report)],
    ['that somebody passes on', passedOn(ofPostfix(report), report)],
    ['without its report', ofPostfix(report).replace('message/delivery-status', 'text/plain')],
    ['that is no mail', '\0\0\0'],
    ['that is empty', ''],
  ])('%s is no bounce', async (_, text) => {
    expect(await read(text)).toBeNull();
  });

  test('is read though what it brings back was cut off, and is soon done with whatever stands in it', async () => {
    const whole = ofPostfix(report);
    const cut = whole.slice(0, whole.indexOf('Hola, Ana.')) + 'A'.repeat(200_000);
    expect(await read(cut)).toMatchObject({ message, unknown: ['ana@correo.ec'] });
    const long = ofPostfix(
      { ...report, to: `${'rebotes+'.repeat(25_000)}@agency.example` },
      { said: `550 ${'\t '.repeat(90_000)}` },
    );
    expect(await read(long)).toBeNull();
  });

  test('has its words in one line, without what no database keeps', async () => {
    const bounce = await read(ofPostfix(report, { said: `550 5.1.1 \0\u0007${'no '.repeat(400)}` }));
    expect(bounce?.said).toMatch(/^5\.1\.1 550 5\.1\.1 (no )+/);
    expect(bounce?.said.length).toBeLessThanOrEqual(500);
  });

  test('is read with all that it brings back, and not where it begins after thousands of lines', async () => {
    const text = ofPostfix(report);
    expect(await read(text + '\n'.repeat(200_000))).toMatchObject({ message });
    const late = text.replace('\r\n\r\n', `\r\n\r\n${'\r\n'.repeat(200_000)}`);
    expect(late).not.toBe(text);
    expect(await read(late)).toBeNull();
  });

  test('has headers as a server writes them: what has more is none', async () => {
    expect(await read(`X-Filler: ${'x'.repeat(40_000)}\r\n${ofPostfix(report)}`)).toBeNull();
  });
});
