import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { exitCodeOf } from '../system/exit-code.ts';
import { LauncherError } from '../system/launcher-error.ts';
import { rotateSigningKey } from './secrets.ts';
import { readSettings, root } from './settings.ts';

const script = 'tools/containers/rotate-secret.sh';

const usage = `admin rotate-keys: another key signs access tokens, and nobody is logged out

  of this platform, from its next start on: no options
  of processes in containers: rotate-keys <folder of the secrets> signing-key publish|use|retire [--now]
    the steps are in docs/operate.md; also internal-secret, file-link-secret and seal-key in place of signing-key
`;

/**
 * `npm run admin -- rotate-keys`: another key signs access tokens, and nobody is logged out. Of this platform at its next
 * start; `rotate-keys secrets signing-key publish|use|retire` does the steps over a folder of secrets, where replicas learn one
 * after the other.
 */
export async function rotateKeys(args: readonly string[]): Promise<number> {
  if (args.some((word) => ['help', '--help', '-h'].includes(word))) {
    process.stdout.write(usage);
    return 0;
  }
  if (args.length > 0) return exitCodeOf(spawn('sh', [join(root, script), ...args], { stdio: 'inherit' }));
  const { dataDirectory } = readSettings();
  if (!existsSync(join(dataDirectory, 'secrets.json')))
    throw new LauncherError(`${dataDirectory} holds no platform yet: its first start makes a key.`);
  await rotateSigningKey(dataDirectory);
  process.stdout.write(
    'A new key signs from the next start on (Ctrl-C, npm start). Tokens of the former one hold until they expire.\n',
  );
  return 0;
}
