import type { EntityName } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig } from '@mikro-orm/postgresql';
import type { ServerConnections } from '../outages/server-connections.ts';
import type { ProcessDefinition } from '../process-definition.ts';
import { releaseLostConnections } from './lost-connections.ts';
import { HistoryTable } from './history-table.ts';
import { PlatformTables } from './platform-tables.ts';
import { SweepIndexes } from './sweep-indexes.ts';
import { LONGEST_STATEMENT_MILLISECONDS, watchedClient } from './watched-client.ts';

/** Time-outs of every connection: a stuck statement or lock fails instead of holding others. */
const sessionOptions = `-c statement_timeout=${LONGEST_STATEMENT_MILLISECONDS} -c lock_timeout=2000 -c idle_in_transaction_session_timeout=10000`;

interface OrmSettings {
  databaseUrl: string;
  /** Connections at most. */
  pool: number;
  /** Left out by migrations, whose statements may take as long as they take. */
  server?: ServerConnections;
}

/** MikroORM's options for one process: its own database, hand-written migrations, no identity map outside a fork. */
export function ormOptions(definition: ProcessDefinition, { databaseUrl, pool, server }: OrmSettings) {
  return defineConfig({
    clientUrl: databaseUrl,
    entities: (definition.entities ?? []) as EntityName<object>[],
    extensions: [Migrator],
    discovery: { warnWhenNoEntities: false },
    pool: { min: 0, max: pool },
    driverOptions: {
      application_name: `bitacora-${definition.name}`,
      connectionTimeoutMillis: 3000,
      onPoolCreated: releaseLostConnections,
      ...(server ? { options: sessionOptions, Client: watchedClient(server) } : {}),
    },
    migrations: {
      tableName: 'migrations',
      transactional: true,
      // Each in its own: one that makes an index concurrently may be in none.
      allOrNothing: false,
      snapshot: false,
      silent: true,
      migrationsList: [
        { name: 'platform-0001', class: PlatformTables },
        { name: 'platform-0002', class: HistoryTable },
        { name: 'platform-0003', class: SweepIndexes },
        ...definition.migrations.map((migration) => ({ name: migration.name, class: migration })),
      ],
    },
    forceUtcTimezone: true,
    debug: false,
  });
}
