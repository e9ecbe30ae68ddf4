import { setTimeout as wait } from 'node:timers/promises';
import { LauncherError } from '../system/launcher-error.ts';
import { holderOf, isFreePort, listenError } from '../system/ports.ts';
import type { Settings } from './settings.ts';

const GRACE_MILLISECONDS = 1500;

/** Throws `LauncherError` when nothing can listen on the HOST that is set. */
export async function requireHost({ host }: Pick<Settings, 'host'>): Promise<void> {
  const problem = await listenError(host);
  if (problem === null) return;
  throw new LauncherError(
    `HOST: ${host} is no address or name of this machine (${problem}). Use 127.0.0.1, or 0.0.0.0 for all of its addresses.`,
  );
}

/** Throws `LauncherError` for every taken port at once: who holds it, where that is known, and a way on. */
export async function requirePorts({ port, mailWebPort, smtpUrl }: Settings): Promise<void> {
  const wanted = [['PORT', port], ...(smtpUrl ? [] : [['MAIL_WEB_PORT', mailWebPort]])] as [string, number][];
  const taken = await Promise.all(
    wanted.map(async ([name, number]) => ((await becomesFree(number)) ? null : { name, number })),
  );
  const found = taken.filter((one) => one !== null);
  if (found.length === 0) return;
  const lines = found.map(({ name, number }) => {
    const holder = holderOf(number);
    return `Port ${number} (${name}) is taken${holder ? ` by ${holder}` : ' by another program'}.`;
  });
  const wayOn = found.map(({ name, number }) => `${name}=${number + 100}`).join(' ');
  throw new LauncherError(`${lines.join('\n')}\nStop that program, or use another port: ${wayOn} npm start`);
}

/** A process that is just ending gets a moment. */
async function becomesFree(port: number): Promise<boolean> {
  const deadline = Date.now() + GRACE_MILLISECONDS;
  while (!(await isFreePort(port))) {
    if (Date.now() > deadline) return false;
    await wait(100);
  }
  return true;
}
