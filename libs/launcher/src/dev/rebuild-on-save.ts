import { existsSync, watch } from 'node:fs';
import { buildWebForDevelopment, sources } from '../build/build-web.ts';
import { describeError } from '../system/launcher-error.ts';
import { seconds } from '../system/progress.ts';

const QUIET_MILLISECONDS = 60;

/** Builds the web client again when one of its sources is saved; the BFF serves the new one by itself. Answers how to end it. */
export function rebuildOnSave(say: (line: string) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();

  async function react(): Promise<void> {
    const began = performance.now();
    try {
      if (await buildWebForDevelopment()) say(`web built in ${seconds(began)}: reload the page`);
    } catch (error) {
      say(describeError(error));
    }
  }

  const watchers = sources
    .filter((path) => existsSync(path))
    .map((path) =>
      watch(path, { recursive: true }, () => {
        clearTimeout(timer);
        timer = setTimeout(() => (working = working.then(react)), QUIET_MILLISECONDS);
      }),
    );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
