import { watch } from 'chokidar';
import { existsSync } from 'node:fs';

/**
 * An editor writes a file in several steps, and "save all" many files. Longer than the 50 ms in which the watcher tells of
 * a file only once: the work begins after the last save of them.
 */
const QUIET_MILLISECONDS = 60;

export interface SaveWatcher {
  /** Resolves once no save is missed any more. */
  ready: Promise<void>;
  close(): Promise<void>;
}

/**
 * Calls `react` with the files below `paths` that were saved, once nothing more was for a moment; one call at a time. A
 * save may write a file or put a new one in its place, as `sed -i`, `git checkout` and most editors do: Node's own
 * recursive `watch` follows the old one on Linux, and sees nothing of the saves after it.
 */
export function onSave(paths: readonly string[], react: (files: readonly string[]) => Promise<void>): SaveWatcher {
  let saved = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();

  const watcher = watch(paths.filter(existsSync), { ignoreInitial: true });
  watcher.on('all', (_event, file) => {
    saved.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      working = working.then(() => {
        const files = [...saved];
        saved = new Set();
        return react(files);
      });
    }, QUIET_MILLISECONDS);
  });
  return {
    ready: new Promise((resolve) => watcher.once('ready', resolve)),
    async close() {
      clearTimeout(timer);
      await watcher.close();
    },
  };
}
