import { buildWebForDevelopment, sources } from '../build/build-web.ts';
import { describeError } from '../system/launcher-error.ts';
import { seconds } from '../system/progress.ts';
import { onSave, type SaveWatcher } from './on-save.ts';

/** Builds the web client again when one of its sources is saved; the BFF serves the new one by itself. */
export function rebuildOnSave(say: (line: string) => void): SaveWatcher {
  async function react(): Promise<void> {
    const began = performance.now();
    try {
      if (await buildWebForDevelopment()) say(`web built in ${seconds(began)}: reload the page`);
    } catch (error) {
      say(describeError(error));
    }
  }

  return onSave(sources, react);
}
