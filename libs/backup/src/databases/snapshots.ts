import type { ProcessName } from '@bitacora/contracts';
import { codeOf } from '@bitacora/kernel';
import type { Client } from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { forEachProcess } from '../settings.ts';
import { connect } from './connect.ts';

const TRIES = 40;
const LONGEST_PAUSE_MILLISECONDS = 2000;

export interface Snapshots {
  /** Each within a transaction that shows its database at the moment of the cut. */
  clients: Record<ProcessName, Client>;
  takenAt: Date;
  close(): Promise<void>;
}

/**
 * Opens a snapshot of every database at one moment. What happens in one reaches another by an event or by an answer, and
 * both ways end with a row of `inbox` or `outbox`: while nobody can write those, in any database, no snapshot can show an
 * effect without its cause. The locks last for milliseconds; readers and all else go on (decision 29).
 */
export async function openSnapshots(urls: Record<ProcessName, string>): Promise<Snapshots> {
  const opened: Client[] = [];
  const open = () =>
    forEachProcess(async (name) => {
      const client = await connect(name, urls[name]);
      opened.push(client);
      return client;
    });
  const close = async () => {
    await Promise.all(opened.map((client) => client.end()));
  };
  try {
    const [clients, lockers] = [await open(), await open()];
    const takenAt = await cut(clients, lockers);
    await forEachProcess((name) => lockers[name].end());
    return { clients, takenAt, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function cut(clients: Record<ProcessName, Client>, lockers: Record<ProcessName, Client>): Promise<Date> {
  for (let attempt = 1; !(await lockAll(lockers)); attempt += 1) {
    if (attempt === TRIES)
      throw new Error('the databases could not be stopped for a moment: something writes for long');
    await wait(Math.random() * LONGEST_PAUSE_MILLISECONDS);
  }
  try {
    await forEachProcess(async (name) => {
      await clients[name].query('begin isolation level repeatable read read only');
      // The snapshot is that of the first statement.
      await clients[name].query('select 1');
    });
    const { rows } = await lockers.identity.query<{ now: Date }>('select clock_timestamp() as now');
    return rows[0]?.now ?? new Date();
  } finally {
    await forEachProcess((name) => lockers[name].query('rollback'));
  }
}

/** False when somebody held one of them for longer than others should wait behind us. */
async function lockAll(lockers: Record<ProcessName, Client>): Promise<boolean> {
  const results = await forEachProcess(async (name) => {
    await lockers[name].query(`begin; set local lock_timeout = '500ms'`);
    // In the order in which a consumer writes them, so that neither waits for the other.
    return lockers[name].query('lock table inbox, outbox in share mode').then(
      () => null,
      (error: unknown) => error,
    );
  });
  const failures = Object.values(results).filter((failure) => failure !== null);
  if (failures.length === 0) return true;
  await forEachProcess((name) => lockers[name].query('rollback'));
  const fatal = failures.find((failure) => !isBusy(failure));
  if (fatal) throw fatal;
  return false;
}

/** A lock that was not given in time, or only by a deadlock. */
const isBusy = (error: unknown) => ['55P03', '40P01'].includes(codeOf(error));
