import { generateKeyPairSync } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import MailComposer from 'nodemailer/lib/mail-composer';
import { dkimSigner } from '../../src/sending/dkim.ts';
import { isSignedRight, signedNames } from './fixture/dkim-verifier.ts';
import { write } from './fixture/written-mails.ts';

const pem = {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
};
const keys = generateKeyPairSync('rsa', { modulusLength: 2048, ...pem } as never) as unknown as Record<
  'publicKey' | 'privateKey',
  string
>;
const settings = { DKIM_DOMAIN: 'bitacora.example', DKIM_SELECTOR: 'bitacora', DKIM_PRIVATE_KEY: keys.privateKey };

const built = async (template: string): Promise<Buffer> => new MailComposer(await write(template)).compile().build();
const signed = async (template = 'service-reminder'): Promise<string> =>
  // As it goes over the wire, which has no bare line ends.
  (await buffer(dkimSigner(settings)(Readable.from([await built(template)]))))
    .toString('latin1')
    .replaceAll(/\r?\n/g, '\r\n');

describe('a mail of a domain that has a key', () => {
  test('is signed, by what its DNS would say', async () => {
    const message = await signed();
    expect(message).toMatch(/^DKIM-Signature: v=1; a=rsa-sha256;[^]*d=bitacora\.example;[^]*s=bitacora;/);
    expect(isSignedRight(message, keys.publicKey)).toBe(true);
  });

  test('has its one click signed, both headers of it', async () => {
    const names = signedNames(await signed());
    expect(names).toEqual(
      expect.arrayContaining(['from', 'to', 'subject', 'list-unsubscribe', 'list-unsubscribe-post']),
    );
    expect(signedNames(await signed('activation'))).not.toContain('list-unsubscribe-post');
  });

  test.each([
    ['its text', 'Guayaquil', 'Quito....'],
    ['its subject', 'Subject: ', 'Subject: Urgente '],
    ['its one click', 'List-Unsubscribe=One-Click', 'List-Unsubscribe=No-Click'],
    ['where that leads', '/correos/', '/otros/'],
  ])('is no longer signed right when somebody changes %s', async (_, from, to) => {
    const message = await signed();
    expect(message).toContain(from);
    expect(isSignedRight(message.replace(from, to), keys.publicKey)).toBe(false);
  });

  test('is left as it is where there is no domain, and nothing starts with what is no key', async () => {
    const message = Readable.from([await built('service-reminder')]);
    const unsigned = dkimSigner({ DKIM_SELECTOR: 'bitacora' });
    expect(unsigned(message)).toBe(message);
    expect(() => dkimSigner({ ...settings, DKIM_PRIVATE_KEY: '-----BEGIN PRIVATE KEY-----\nno\n' })).toThrow();
  });
});
