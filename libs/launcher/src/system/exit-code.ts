import type { ChildProcess } from 'node:child_process';

/** How a program that was started ends: its exit code, 1 where a signal ended it. Throws when it could not be started. */
export function exitCodeOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
