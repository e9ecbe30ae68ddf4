import type { ProcessName } from '@bitacora/contracts';
import type { EntitySchema } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';
import type { Type } from '@nestjs/common';
import type { z } from 'zod';

/** What makes a process: its name, its Nest module, what it stores, and what it reads from the environment. */
export interface ProcessDefinition {
  name: ProcessName;
  module: Type;
  environment: z.ZodType;
  /** MikroORM mappings of the plain domain classes. */
  entities?: readonly EntitySchema[];
  /** In order; the class name is the migration's name and never changes. */
  migrations: readonly (new (...args: ConstructorParameters<typeof Migration>) => Migration)[];
}
