import { accounts } from './guards/accounts.ts';
import { commandsAndFiles } from './guards/commands-and-files.ts';
import { events } from './guards/events.ts';
import { gateway } from './guards/gateway.ts';
import { processes } from './guards/processes.ts';
import { web } from './guards/web.ts';
import type { Guard } from './guard.ts';

export const guards: readonly Guard[] = [...web, ...events, ...gateway, ...commandsAndFiles, ...processes, ...accounts];
