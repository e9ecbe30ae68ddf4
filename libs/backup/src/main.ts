import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { completeBackups } from './backups.ts';
import { makeKeyPair, publicKeyOf } from './encryption.ts';
import { openBackup, readSecrets, verifyBackup } from './open-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeNightly } from './schedule.ts';
import {
  backupEnvironment,
  nightlyEnvironment,
  readingEnvironment,
  readSettings,
  restoreEnvironment,
  storeEnvironment,
} from './settings.ts';
import { openStore } from './store/open-store.ts';
import { takeBackup } from './take-backup.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

const usage = `make-keys                        a pair of keys: the public one is BACKUP_PUBLIC_KEY, the private one is kept elsewhere
take                             takes a backup now
nightly                          takes one each night, until it is stopped
list                             the complete backups
verify [<name>]                  reads and opens the whole of one, the last one where no name is given
find [<name>]                    finds one that BACKUP_PRIVATE_KEY opens, without reading it
restore [<name>]                 restores it into an empty platform
secrets <folder> [<name>]        writes the secrets of the platform to a folder, a file each`;

/** The commands, by name; each answers when it is done, and throws when it could not be. */
const commands: Readonly<Record<string, (...words: string[]) => Promise<void>>> = {
  async 'make-keys'() {
    const { publicKey, privateKey } = await makeKeyPair();
    say(`BACKUP_PUBLIC_KEY=${publicKey}`);
    say(`BACKUP_PRIVATE_KEY=${privateKey}`);
  },
  async take() {
    const { name } = await takeBackup(readSettings(backupEnvironment), say);
    say(`${name} is complete`);
  },
  async nightly() {
    // Nothing has to be finished: what is not complete is no backup.
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0));
    await takeNightly(readSettings(nightlyEnvironment), say);
  },
  async list() {
    for (const name of await completeBackups(openStore(readSettings(storeEnvironment)))) say(name);
  },
  async find(name) {
    const backup = await openBackup(readSettings(readingEnvironment), name);
    say(`${backup.name} is there, and BACKUP_PRIVATE_KEY is its key`);
  },
  async verify(name) {
    const backup = await openBackup(readSettings(readingEnvironment), name);
    await verifyBackup(backup, say);
    say(`${backup.name} is whole`);
  },
  async restore(name) {
    const backup = await restoreBackup(readSettings(restoreEnvironment), say, name);
    say(`${backup.name} is restored`);
  },
  async secrets(folder, name) {
    if (folder === undefined) throw new Error(usage);
    const settings = readSettings(readingEnvironment);
    const backup = await openBackup(settings, name);
    // The next backups are for the same key.
    const secrets = {
      ...(await readSecrets(backup)),
      BACKUP_PUBLIC_KEY: await publicKeyOf(settings.BACKUP_PRIVATE_KEY),
    };
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const [setting, value] of Object.entries(secrets)) {
      const file = setting.toLowerCase().replaceAll('_', '-');
      await writeFile(join(folder, file), value, { mode: 0o444, flag: 'wx' });
      say(join(folder, file));
    }
  },
};

const [command = '', ...words] = process.argv.slice(2);
try {
  const run = commands[command];
  if (!run) throw new Error(usage);
  await run(...words);
  // Clients of S3 keep connections open.
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
