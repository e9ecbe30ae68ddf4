import type { ProcessName } from '@bitacora/contracts';
import type { EntitySchema } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';
import type { INestApplicationContext, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { z } from 'zod';
import type { SnapshotSource } from './snapshots/snapshot-source.ts';

/** Work that `node main.js <name>` does once instead of serving; the answer is the exit code. */
export type ProcessCommand = (app: INestApplicationContext, args: readonly string[]) => Promise<number>;

/** What makes a process: its name, its Nest module, what it stores, and what it reads from the environment. */
export interface ProcessDefinition {
  name: ProcessName;
  module: Type;
  environment: z.ZodType;
  /** MikroORM mappings of the plain domain classes. */
  entities?: readonly EntitySchema[];
  /** The snapshots of what it owns, for whoever rebuilds a view of it. */
  snapshots?: readonly SnapshotSource[];
  /** Changes the application before it starts, for what no provider can do. */
  configure?: (app: NestFastifyApplication) => void | Promise<void>;
  /** What `npm run` commands call; see ProcessCommand. */
  commands?: Readonly<Record<string, ProcessCommand>>;
  /** In order; the class name is the migration's name and never changes. */
  migrations: readonly (new (...args: ConstructorParameters<typeof Migration>) => Migration)[];
}
