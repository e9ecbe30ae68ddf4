import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { existsSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireHost, requirePorts } from '../../src/platform/require-ports.ts';
import { loadSecrets } from '../../src/platform/secrets.ts';
import { readSettings } from '../../src/platform/settings.ts';
import { listen } from '../../src/parts/object-store.ts';
import { takeDataDirectory } from '../../src/system/data-directory.ts';
import { birthOf } from '../../src/system/processes-of-machine.ts';
import { freePort } from '../../src/system/ports.ts';

let folder: string;
let server: Server | null = null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'launcher-data-'));
});
afterEach(async () => {
  server?.close();
  server = null;
  await rm(folder, { recursive: true, force: true });
});

async function occupiedPort(): Promise<number> {
  server = createServer();
  await listen(server, 0);
  return (server.address() as AddressInfo).port;
}

describe('what keeps the platform from starting is said, with a way on', () => {
  test('an occupied port: which one, who holds it, and another to use', async () => {
    const port = await occupiedPort();
    const settings = readSettings({ PORT: String(port), MAIL_WEB_PORT: String(await freePort()) });
    const problem = requirePorts(settings);
    await expect(problem).rejects.toThrow(`Port ${port} (PORT) is taken`);
    await expect(problem).rejects.toThrow(`PORT=${port + 100} npm start`);
    if (process.platform === 'linux') await expect(problem).rejects.toThrow(`pid ${process.pid} (`);
  });

  test('the port of the inbox too, unless mail goes elsewhere', async () => {
    const port = String(await occupiedPort());
    const variables = { PORT: String(await freePort()), MAIL_WEB_PORT: port };
    await expect(requirePorts(readSettings(variables))).rejects.toThrow(`Port ${port} (MAIL_WEB_PORT) is taken`);
    await requirePorts(readSettings({ ...variables, SMTP_URL: 'smtp://mail.example:25' }));
  });

  test('a HOST that this machine does not have', async () => {
    await requireHost(readSettings({ HOST: '0.0.0.0' }));
    await expect(requireHost(readSettings({ HOST: '192.0.2.1' }))).rejects.toThrow(
      'HOST: 192.0.2.1 is no address or name of this machine (EADDRNOTAVAIL)',
    );
  });

  test('a second start on the same data: where the first one runs', async () => {
    // Somebody else who lives: whoever started this test.
    const owner = {
      pid: process.ppid,
      birth: birthOf(process.ppid),
      url: 'http://localhost:3000',
      children: [],
      ports: {},
    };
    writeFileSync(join(folder, 'launcher.json'), JSON.stringify(owner));
    await expect(takeDataDirectory(folder, 'http://localhost:3100')).rejects.toThrow(
      /running already with this data, at http:\/\/localhost:3000[^]*DATA_DIR=/,
    );
    const migrating = takeDataDirectory(folder, 'http://localhost:3000', 'Stop it first.');
    await expect(migrating).rejects.toThrow(/running already with this data[^]*Stop it first\.$/);
  });

  test('the mark of a killed start keeps nobody out, also when its pid lives on as another process', async () => {
    for (const owner of [{ pid: 2 ** 22 + 1 }, { pid: process.ppid, birth: 'another boot:1' }]) {
      writeFileSync(join(folder, 'launcher.json'), JSON.stringify({ url: '', children: [], ports: {}, ...owner }));
      const data = await takeDataDirectory(folder, 'http://localhost:3100');
      await data.release();
    }
    writeFileSync(join(folder, 'launcher.json'), '');
    await (await takeDataDirectory(folder, 'http://localhost:3100')).release();
    expect(existsSync(join(folder, 'launcher.json'))).toBe(false);
  });

  test('a data folder that cannot be written', async () => {
    // Below a file, because root may write below any folder.
    writeFileSync(join(folder, 'file'), '');
    await expect(takeDataDirectory(join(folder, 'file/data'), '')).rejects.toThrow(
      /cannot be written[^]*Set DATA_DIR to another folder/,
    );
  });
});

describe('secrets', () => {
  test('are made once, for their owner’s eyes only', async () => {
    const first = await loadSecrets(folder);
    expect(await loadSecrets(folder)).toEqual(first);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(Buffer.from(first.sealKey, 'base64')).toHaveLength(32);
  });

  test('another folder has others', async () => {
    const first = await loadSecrets(folder);
    await rm(join(folder, 'secrets.json'));
    expect((await loadSecrets(folder)).internalSecret).not.toBe(first.internalSecret);
  });

  test('a file that cannot be read is no reason for new ones', async () => {
    writeFileSync(join(folder, 'secrets.json'), '{ half');
    await expect(loadSecrets(folder)).rejects.toThrow();
  });
});
