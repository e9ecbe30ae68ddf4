import { afterAll, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adoptSecrets, loadSecrets } from '../../src/platform/secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'secrets-of-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a data folder takes over restored secrets, and keeps those of its own parts', async () => {
  const own = await loadSecrets(folder);
  const restored = join(folder, 'restored');
  mkdirSync(restored);
  const files = ['internal-secret', 'file-link-secret', 'seal-key', 'jwt-public-keys', 'jwt-private-key'];
  for (const file of files) writeFileSync(join(restored, file), `restored ${file}`);
  await adoptSecrets(folder, restored);
  expect(await loadSecrets(folder)).toEqual({
    ...own,
    internalSecret: 'restored internal-secret',
    fileLinkSecret: 'restored file-link-secret',
    sealKey: 'restored seal-key',
    jwtPublicKey: 'restored jwt-public-keys',
    jwtPrivateKey: 'restored jwt-private-key',
  });
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
});
