import { describeError } from './api/describe-error.ts';
import { notify } from './notify.ts';

/** Answers whether it was done; says why when it was not. */
async function orSay(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    notify.error(describeError(error));
    return false;
  }
}

/** Says what was done, and takes it back on a press. */
export const sayDone = (said: string, undo: () => Promise<unknown>): void =>
  notify.undoable(said, () => void orSay(undo));

/** Does something at once, says so with the way back, and says why when it was not done. */
export async function doAtOnce(
  work: () => Promise<unknown>,
  said: string,
  undo: () => Promise<unknown>,
): Promise<void> {
  if (await orSay(work)) sayDone(said, undo);
}
