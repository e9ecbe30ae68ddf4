import pg from 'pg';

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
 * Makes roles and databases that are not there yet; a second call changes nothing but a new password. A role can log in
 * to its own database only: nobody else may connect to it, and it may connect to none of the others.
 */
export async function createDatabases(adminUrl: string, databases: readonly DatabaseOfRole[]): Promise<void> {
  await asAdministrator(adminUrl, async (client) => {
    for (const database of databases) await createDatabase(client, database);
  });
}

async function createDatabase(client: pg.Client, { name, role, password }: DatabaseOfRole): Promise<void> {
  const [roleId, nameId] = [client.escapeIdentifier(role), client.escapeIdentifier(name)];
  const verb = (await exists(client, 'select 1 from pg_roles where rolname = $1', role)) ? 'alter' : 'create';
  await client.query(`${verb} role ${roleId} login password ${client.escapeLiteral(password)}`);
  if (!(await exists(client, 'select 1 from pg_database where datname = $1', name))) {
    // A managed server's administrator is no superuser, and may make a database only for a role that it belongs to.
    await client.query(`grant ${roleId} to current_user`);
    await client.query(`create database ${nameId} owner ${roleId}`);
  }
  await client.query(`revoke all on database ${nameId} from public`);
}

async function exists(client: pg.Client, sql: string, value: string): Promise<boolean> {
  return (await client.query(sql, [value])).rowCount === 1;
}
