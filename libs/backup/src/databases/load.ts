import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { pipeline } from 'node:stream/promises';
import { openStream } from '../encryption.ts';
import type { DatabaseOfBackup, TableOfBackup } from '../manifest.ts';
import { readPieces } from '../pieces.ts';
import type { BackupStore } from '../store/backup-store.ts';
import { copyText } from './tables.ts';

interface Source {
  store: BackupStore;
  backup: string;
  privateKey: string;
}

/** Fills a database from a backup, within the transaction that its connection has open. Answers how many rows. */
export async function loadDatabase(
  client: Client,
  { tables, sequences }: DatabaseOfBackup,
  source: Source,
): Promise<number> {
  // What migrations put there is in the backup, too.
  await client.query(`truncate ${tables.map(({ name }) => client.escapeIdentifier(name)).join(', ')}`);
  for (const table of tables) await loadTable(client, table, source);
  for (const { name, value } of sequences)
    await client.query('select setval($1::regclass, $2::bigint)', [client.escapeIdentifier(name), value]);
  return tables.reduce((sum, { rows }) => sum + rows, 0);
}

async function loadTable(client: Client, table: TableOfBackup, { store, backup, privateKey }: Source): Promise<void> {
  const rows = await openStream(readPieces(store, backup, table.pieces), privateKey);
  const target = client.query(copyFrom(copyText(client, table, 'from stdin')));
  await pipeline(rows, target);
  if (target.rowCount !== table.rows)
    throw new Error(`${table.name}: ${target.rowCount} rows came back of ${table.rows}`);
}
