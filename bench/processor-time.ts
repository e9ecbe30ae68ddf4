import { readFileSync } from 'node:fs';
import type { Client } from 'pg';

/** Ticks of the processor's clock in a second, on every Linux that we know. */
const TICKS = 100;

/** Milliseconds that a process has computed so far, its kernel's part included; 0 for one that is gone. */
function computed(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
  } catch {
    return 0;
  }
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
