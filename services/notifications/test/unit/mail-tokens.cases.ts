import { newId } from '@bitacora/kernel/ids';
import { describe, expect, test } from '@jest/globals';
import { MailTokens } from '../../src/credentials/mail-tokens.ts';

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64');

describe("a mail's token", () => {
  const mail = newId();
  const tokens = new MailTokens({ SEAL_KEY: keyOf(1) });

  test('says which mail it is of, and is short enough for a line', () => {
    expect(tokens.of(mail)).toMatch(/^[\w-]{48}$/);
    expect(tokens.read(tokens.of(mail))).toBe(mail);
  });

  test('is nobody else’s to make', () => {
    const token = tokens.of(mail);
    const last = token.endsWith('A') ? 'B' : 'A';
    expect(tokens.read(`${token.slice(0, -1)}${last}`)).toBeNull();
    expect(tokens.read(tokens.of(newId()).slice(0, 22) + token.slice(22))).toBeNull();
    expect(tokens.read('corto')).toBeNull();
    expect(new MailTokens({ SEAL_KEY: keyOf(2) }).read(token)).toBeNull();
  });

  test('serves on while the key is replaced, until the former one is taken away', () => {
    const token = tokens.of(mail);
    expect(new MailTokens({ SEAL_KEY: `${keyOf(2)}\n${keyOf(1)}` }).read(token)).toBe(mail);
  });
});
