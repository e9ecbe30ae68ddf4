import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Whether a process with this id exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !isZombie(pid);
}

/** A killed child that its (also killed) parent never collected: dead for every purpose of ours. */
function isZombie(pid: number): boolean {
  try {
    return /^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** The command line of a process, or null when it cannot be known: an id alone may by now be somebody else's. */
export function commandOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    const answer = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return answer.status === 0 ? answer.stdout.trim() : null;
  }
}

/** What tells a process from a later one with the same id (boot and start time); null where the system does not say. */
export function birthOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const started = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')[19];
    return `${boot}:${started}`;
  } catch {
    return null;
  }
}

/** Waits until a process is gone; false when it still lives after the time. */
export async function waitForEnd(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await wait(25);
  }
  return true;
}

/** Asks a process to end, and makes it end after the grace. Does nothing when it is gone. */
export async function endProcess(pid: number, signal: NodeJS.Signals, graceMilliseconds: number): Promise<void> {
  signalProcess(pid, signal);
  if (await waitForEnd(pid, graceMilliseconds)) return;
  signalProcess(pid, 'SIGKILL');
  await waitForEnd(pid, 5000);
}

function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
