import { newId } from '@bitacora/kernel/ids';
import { expect, jest, test } from '@jest/globals';
import { ReturnAddresses } from '../../src/credentials/return-addresses.ts';
import { ofPostfix, outOfOffice } from '../fixture/reports.ts';

const parse = jest.fn<(source: Uint8Array) => Promise<{ attachments: [] }>>(async () => ({ attachments: [] }));
jest.unstable_mockModule('postal-mime', () => ({ default: { parse } }));
const { readBounce } = await import('../../src/bounces/read-bounce.ts');

const addresses = new ReturnAddresses({
  SEAL_KEY: Buffer.alloc(32, 1).toString('base64'),
  BOUNCES_ADDRESS: 'rebotes@agency.example',
});

test('what is no report to an address that was signed is not parsed at all', async () => {
  const report = { to: addresses.of(newId()) ?? '', recipient: 'ana@correo.ec' };
  const strangers = [
    `From: a@evil.example\r\nTo: rebotes@agency.example\r\nContent-Type: text/html\r\n\r\n${'\n'.repeat(250_000)}`,
    `To: ${'a:'.repeat(100_000)}\r\n\r\n`,
    ofPostfix({ ...report, to: 'rebotes@agency.example' }),
    outOfOffice(report),
  ];
  for (const text of strangers) expect(await readBounce(Buffer.from(text), addresses)).toBeNull();
  expect(parse).not.toHaveBeenCalled();
  await readBounce(Buffer.from(ofPostfix(report)), addresses);
  expect(parse).toHaveBeenCalledTimes(1);
});
