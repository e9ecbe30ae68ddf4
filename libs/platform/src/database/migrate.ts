import { MikroORM } from '@mikro-orm/postgresql';
import { setTimeout } from 'node:timers/promises';
import type { ProcessDefinition } from '../process-definition.ts';
import { ormOptions } from './orm-options.ts';

const PAUSE_MILLISECONDS = 200;

/** Brings the process's database up to date; several at once wait for each other. */
export async function migrate(definition: ProcessDefinition, databaseUrl: string): Promise<void> {
  const orm = await MikroORM.init(ormOptions(definition, { databaseUrl, pool: 2 }));
  try {
    // Asked again and again: an index that is made concurrently waits for every statement that runs, also for one that waits.
    while (!(await isAlone(orm))) await setTimeout(PAUSE_MILLISECONDS);
    await orm.migrator.up();
  } finally {
    await orm.close();
  }
}

async function isAlone(orm: MikroORM): Promise<boolean> {
  const name = `hashtext('bitacora migrations')`;
  const sql = `select pg_try_advisory_lock(${name}) as alone`;
  const rows = await orm.em.getConnection().execute<{ alone: boolean }[]>(sql);
  return rows[0]?.alone === true;
}
