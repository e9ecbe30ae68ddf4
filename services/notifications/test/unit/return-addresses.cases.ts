import { newId } from '@bitacora/kernel/ids';
import { describe, expect, test } from '@jest/globals';
import { MailTokens } from '../../src/credentials/mail-tokens.ts';
import { ReturnAddresses } from '../../src/credentials/return-addresses.ts';

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const BOUNCES_ADDRESS = 'Notificaciones1@agency.example';

describe('a return address', () => {
  const message = newId();
  const addresses = new ReturnAddresses({ SEAL_KEY: keyOf(1), BOUNCES_ADDRESS });
  const address = addresses.of(message) ?? '';

  test('says which message came back, and is as long as an address may be', () => {
    expect(address).toMatch(/^Notificaciones1\+[0-9a-f]{48}@agency\.example$/);
    expect(address.split('@')[0]).toHaveLength(64);
    expect(addresses.messageIn(`Rebotes <${address}>`)).toBe(message);
  });

  test('is known in small letters and in large ones, beside others', () => {
    const other = addresses.of(newId())?.replace(/.@/, 'z@');
    for (const written of [address.toLowerCase(), address.toUpperCase(), `otro@correo.ec, ${other}, <${address}>`])
      expect(addresses.messageIn(written)).toBe(message);
  });

  test('is nobody else’s to make', () => {
    const [local = '', domain] = address.split('@');
    const last = local.endsWith('0') ? '1' : '0';
    expect(addresses.messageIn(`${local.slice(0, -1)}${last}@${domain}`)).toBeNull();
    expect(addresses.messageIn(`${local}@otra.example`)).toBeNull();
    expect(addresses.messageIn(`otra+${local.split('+')[1]}@${domain}`)).toBeNull();
    expect(addresses.messageIn(BOUNCES_ADDRESS)).toBeNull();
    expect(new ReturnAddresses({ SEAL_KEY: keyOf(2), BOUNCES_ADDRESS }).messageIn(address)).toBeNull();
    const ofLink = Buffer.from(new MailTokens({ SEAL_KEY: keyOf(1) }).of(message), 'base64url').toString('hex');
    expect(addresses.messageIn(`notificaciones1+${ofLink.slice(0, 48)}@agency.example`)).toBeNull();
  });

  test('serves on while the key is replaced', () => {
    const replaced = { SEAL_KEY: `${keyOf(2)}\n${keyOf(1)}`, BOUNCES_ADDRESS };
    expect(new ReturnAddresses(replaced).messageIn(address)).toBe(message);
  });

  test('is none where no mailbox of bounces is given', () => {
    const none = new ReturnAddresses({ SEAL_KEY: keyOf(1), BOUNCES_ADDRESS: undefined });
    expect(none.of(message)).toBeNull();
    expect(none.messageIn(`+${'0'.repeat(48)}@`)).toBeNull();
  });
});
