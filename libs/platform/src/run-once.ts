import type { INestApplicationContext } from '@nestjs/common';
import type { ProcessCommand } from './process-definition.ts';

/** Runs a command of a process that has started, and ends it; answers the exit code. What fails is said as it is. */
export async function runOnce<App extends INestApplicationContext>(
  app: App,
  command: (app: App, args: readonly string[]) => ReturnType<ProcessCommand>,
  args: readonly string[],
): Promise<number> {
  // Who reads may go before all is said (`| head`): what is said then is for nobody, and the work is finished all the same.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', ignoreGoneReader);
  try {
    return await command(app, args);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  } finally {
    await app.close();
  }
}

function ignoreGoneReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}
