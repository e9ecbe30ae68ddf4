import { spawn, type SpawnOptions } from 'node:child_process';

export interface Ending {
  code: number | null;
  /** All that it said, on both of its outputs. */
  words: string;
}

/** Runs a program until it ends by itself; it does not outlive us. Rejects when it cannot be started. */
export async function runToEnd(
  command: string,
  args: readonly string[],
  options: Omit<SpawnOptions, 'stdio'>,
): Promise<Ending> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let words = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const killIt = () => child.kill('SIGKILL');
  process.once('exit', killIt);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  process.off('exit', killIt);
  return { code, words: words.trim() };
}
