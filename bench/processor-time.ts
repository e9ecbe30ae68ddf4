import { readdirSync, readFileSync } from 'node:fs';
import type { Client } from 'pg';

/** Ticks of the processor's clock in a second, on every Linux that we know. */
const TICKS = 100;

/** What the kernel tells of a process, from its state on; nothing of one that is gone. */
function statusOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return [];
  }
}

/** Milliseconds that a process has computed so far, its kernel's part included; 0 for one that is gone. */
export function computed(pid: number): number {
  const fields = statusOf(pid);
  return ((Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 1000) / TICKS;
}

export const parentOf = (pid: number): number => Number(statusOf(pid)[1] ?? 0);

/** A process with all that it started, and what those started. */
export function familyOf(pid: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = all.map(Number).filter((candidate) => parentOf(candidate) === pid);
  return [pid, ...children.flatMap(familyOf)];
}

/** Milliseconds of the processor, by the process and by the database for it. */
export interface ProcessorTime {
  server: number;
  database: number;
  total: number;
}

/** A server, and how its connections to the database call themselves. */
interface Measured {
  pid: number;
  application: string;
}

async function timesOf({ pid, application }: Measured, admin: Client) {
  const { rows } = await admin.query<{ pid: number }>('select pid from pg_stat_activity where application_name = $1', [
    application,
  ]);
  return { server: computed(pid), backends: new Map(rows.map((backend) => [backend.pid, computed(backend.pid)])) };
}

/** What a server and its connections to the database compute while `work` runs. */
export async function processorTime(
  measured: Measured,
  admin: Client,
  work: () => Promise<void>,
): Promise<ProcessorTime> {
  const before = await timesOf(measured, admin);
  await work();
  const after = await timesOf(measured, admin);
  const server = after.server - before.server;
  const database = [...after.backends].reduce((sum, [pid, time]) => sum + time - (before.backends.get(pid) ?? 0), 0);
  return { server, database, total: server + database };
}
