import { Database } from '@bitacora/platform';
import type { INestApplicationContext } from '@nestjs/common';

const PATIENCE_MILLISECONDS = 3000;
const PAUSE_MILLISECONDS = 50;

const told = [
  'The queue does not take it yet: the other processes hear of this when it is back.',
  'A session that this ends is refused within seconds all the same, as long as a process of identity runs to be asked.',
];

/** What an operator is told when what a command wrote stays in the outbox; nothing when the queue has it. */
export async function queueSilence(app: INestApplicationContext): Promise<readonly string[]> {
  const database = app.get(Database, { strict: false });
  const until = Date.now() + PATIENCE_MILLISECONDS;
  for (;;) {
    const waiting = await database.query('select 1 from outbox where batch is null limit 1');
    if (waiting.length === 0) return [];
    if (Date.now() > until) return told;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
  }
}
