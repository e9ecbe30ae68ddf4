import { hash } from 'node:crypto';
import pg from 'pg';
import { LauncherError } from '../system/launcher-error.ts';

/** A database with the role that owns it, and nothing else. */
export interface DatabaseOfRole {
  name: string;
  role: string;
  password: string;
}

/** Runs work as the administrator of a server. */
export async function asAdministrator<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The address of one of the server's databases, for its role. */
export function urlOf(adminUrl: string, { name, role, password }: DatabaseOfRole): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  url.username = role;
  url.password = password;
  return url.toString();
}

/**
 * Makes roles and databases that are not there yet; a second call changes nothing. A role can log in to its own database
 * only: nobody else may connect to it, and it may connect to none of the others. Throws `LauncherError`, before anything
 * is made, for roles and databases that belong to another platform.
 */
export async function createDatabases(adminUrl: string, databases: readonly DatabaseOfRole[]): Promise<void> {
  await asAdministrator(adminUrl, async (client) => {
    const foreign: string[] = [];
    for (const database of databases) if (!(await isOurs(client, adminUrl, database))) foreign.push(database.role);
    if (foreign.length > 0) {
      throw new LauncherError(
        `On this PostgreSQL ${foreign.join(', ')} belong to another platform: their passwords are not those of our DATA_DIR. ` +
          'They were left as they are. Give this platform names of its own with DATABASE_PREFIX, or bring its secrets.json back.',
      );
    }
    for (const database of databases) await createDatabase(client, database);
  });
}

/** What says whose a database is where the server asks for no password; of the password, and no way to it. */
const markOf = ({ password }: DatabaseOfRole) => `bitacora ${hash('sha256', password)}`;

/** Whether a role, where there is one, takes our password, and a database that is marked is ours. */
async function isOurs(client: pg.Client, adminUrl: string, database: DatabaseOfRole): Promise<boolean> {
  const { rows } = await client.query<{ mark: string | null }>(
    `select shobj_description(oid, 'pg_database') as mark from pg_database where datname = $1`,
    [database.name],
  );
  const mark = rows[0]?.mark ?? null;
  if (mark?.startsWith('bitacora ') && mark !== markOf(database)) return false;
  if (!(await exists(client, 'select 1 from pg_roles where rolname = $1', database.role))) return true;
  return takesPassword(urlOf(adminUrl, database));
}

/** The server judges the password before it looks whether the database is there. */
const refusedPassword = new Set(['28P01', '28000']);

async function takesPassword(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    return true;
  } catch (error) {
    // A lost connection has no such code, and is told by whoever uses it next.
    return !(error instanceof pg.DatabaseError && refusedPassword.has(error.code ?? ''));
  } finally {
    await client.end();
  }
}

async function createDatabase(client: pg.Client, database: DatabaseOfRole): Promise<void> {
  const { name, role, password } = database;
  const [roleId, nameId] = [client.escapeIdentifier(role), client.escapeIdentifier(name)];
  if (!(await exists(client, 'select 1 from pg_roles where rolname = $1', role)))
    await client.query(`create role ${roleId} login password ${client.escapeLiteral(password)}`);
  if (!(await exists(client, 'select 1 from pg_database where datname = $1', name))) {
    // A managed server's administrator is no superuser, and may make a database only for a role that it belongs to.
    await client.query(`grant ${roleId} to current_user`);
    await client.query(`create database ${nameId} owner ${roleId}`);
  }
  await client.query(`revoke all on database ${nameId} from public`);
  await client.query(`comment on database ${nameId} is ${client.escapeLiteral(markOf(database))}`);
}

async function exists(client: pg.Client, sql: string, value: string): Promise<boolean> {
  return (await client.query(sql, [value])).rowCount === 1;
}
