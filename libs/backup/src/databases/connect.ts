import type { ProcessName } from '@bitacora/contracts';
import { Client } from 'pg';

/** As what our connections are listed by PostgreSQL; those of processes begin with `bitacora-` and their names. */
const APPLICATION = 'bitacora-backup';

/** A connection of our own, whose statements may take as long as they take. Throws with the name of the process. */
export async function connect(process: ProcessName, url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: APPLICATION,
    options: '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0 -c timezone=UTC',
  });
  // A connection that is lost fails the statement that runs on it.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new Error(`the database of ${process} cannot be reached: ${String(error)}`, { cause: error });
  }
  return client;
}

/** Which processes are connected to a database now. */
export async function processesOn(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct application_name as name from pg_stat_activity
     where datname = current_database() and application_name like 'bitacora-%' and application_name <> $1`,
    [APPLICATION],
  );
  return rows.map(({ name }) => name);
}
