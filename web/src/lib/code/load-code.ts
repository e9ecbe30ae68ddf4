import { CHUNK_TIMEOUT_MILLISECONDS } from '@bitacora/contracts/constants';
import { withTimeout } from '@bitacora/kernel/with-timeout';
import { loadMissingStyles } from './missing-styles.ts';

/** Code of the site did not arrive: the network, or a newer version whose files have other names. */
export class CodeLoadError extends Error {
  constructor(cause: unknown) {
    super('code of the site could not be loaded', { cause });
    this.name = 'CodeLoadError';
  }
}

/** A phone that changes from one network to the other drops what was under way, and answers again a moment later. */
const PAUSE_MILLISECONDS = 1000;

async function loadTwice<Module>(load: () => Promise<Module>): Promise<Module> {
  const withStyles = () => loadMissingStyles().then(load);
  try {
    return await withStyles();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
    return withStyles();
  }
}

/**
 * Loads a part of the site's code, and once more when it did not come; what takes longer than 120 s does not come any more
 * (product 3.5). Throws `CodeLoadError`.
 */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  const late = () => new Error('the code took too long');
  try {
    return await withTimeout(loadTwice(load), CHUNK_TIMEOUT_MILLISECONDS, late);
  } catch (error) {
    throw new CodeLoadError(error);
  }
}
