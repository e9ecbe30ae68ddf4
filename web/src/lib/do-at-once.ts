import { describeError } from './api/describe-error.ts';
import { notify } from './notify.ts';

const sayWhy = (error: unknown): void => notify.error(describeError(error));

export interface Done {
  said: string;
  /** What was changed, as `journey` or `journey/service`: an older change of it, or of a part of it, is taken back no more. */
  subject: string;
  undo: () => Promise<unknown>;
}

/** Says what was done, and takes it back on a press. */
export const sayDone = ({ said, subject, undo }: Done): void =>
  notify.undoable(said, subject, () => void undo().catch(sayWhy));

/** Does something at once, says so with the way back, and says why when it was not done. */
export async function doAtOnce<Result>(work: () => Promise<Result>, done: (result: Result) => Done): Promise<void> {
  try {
    sayDone(done(await work()));
  } catch (error) {
    sayWhy(error);
  }
}
