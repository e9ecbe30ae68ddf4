import type { ProcessName } from '@bitacora/contracts';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { sealStream } from '../encryption.ts';
import type { DatabaseOfBackup, TableOfBackup } from '../manifest.ts';
import { writePieces } from '../pieces.ts';
import type { BackupStore } from '../store/backup-store.ts';
import { copyText, migrationsOf, sequencesOf, type Table, tablesOf } from './tables.ts';

interface Destination {
  store: BackupStore;
  backup: string;
  publicKey: string;
}

/** Writes a database to a backup, by COPY, table by table, within the transaction that its connection has open. */
export async function dumpDatabase(
  process: ProcessName,
  client: Client,
  destination: Destination,
): Promise<DatabaseOfBackup> {
  const tables: TableOfBackup[] = [];
  for (const table of await tablesOf(client)) tables.push(await dumpTable(process, client, table, destination));
  return { migrations: await migrationsOf(client), tables, sequences: await sequencesOf(client) };
}

async function dumpTable(
  process: ProcessName,
  client: Client,
  table: Table,
  { store, backup, publicKey }: Destination,
): Promise<TableOfBackup> {
  const source = client.query(copyTo(copyText(client, table, 'to stdout')));
  const sealed = await sealStream(source, publicKey);
  const pieces = await writePieces(store, backup, `${process}/${table.name}.copy.gz.age`, sealed);
  return { ...table, rows: source.rowCount, pieces };
}
