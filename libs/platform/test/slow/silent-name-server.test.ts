import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Debian's: a network and a file of names that only one program sees. Where they are missing the test says skipped. */
const apart = ['--user', '--map-root-user', '--net', '--mount'];
const canBeApart = spawnSync('unshare', [...apart, 'ip', 'link', 'set', 'lo', 'up']).status === 0;

/** Ends 0.2 s after it began to look for a server, whose name server hears and says nothing. */
const program = `
  import { createSocket } from 'node:dgram';
  import { lookup } from 'node:dns';
  import { shortenLookups } from '${import.meta.dirname}/../../src/shutdown/short-lookups.ts';
  shortenLookups();
  createSocket('udp4').bind(53, '127.0.0.1', () => {
    lookup('seaweedfs', () => undefined);
    setTimeout(() => process.exit(0), 200);
  });
`;

(canBeApart ? test : test.skip)(
  'a process ends in time while a name server is silent, for its end waits for the lookups that are under way',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bitacora-names-'));
    writeFileSync(join(folder, 'resolv.conf'), 'search dns.podman\nnameserver 127.0.0.1\n');
    writeFileSync(join(folder, 'program.mts'), program);
    const script = 'mount --bind "$0/resolv.conf" /etc/resolv.conf && ip link set lo up && exec "$1" "$0/program.mts"';
    const began = Date.now();
    const { status, stderr } = spawnSync('unshare', [...apart, 'sh', '-c', script, folder, process.execPath]);
    expect({ status, stderr: String(stderr) }).toEqual({ status: 0, stderr: '' });
    expect(Date.now() - began).toBeLessThan(9000);
    await rm(folder, { recursive: true });
  },
  60_000,
);
