import { useState } from 'react';
import { describeError } from './api/describe-error.ts';

/** What a button does outside of a form: while it is at work it is busy, and a failure is said until the next press. */
export function useAction() {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  /** `isExpected` says of a failure that it is none to tell: it shows elsewhere, or is what was wanted. */
  const run = async (work: () => Promise<void>, isExpected?: (error: unknown) => boolean): Promise<void> => {
    setProblem(null);
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      if (!isExpected?.(error)) setProblem(describeError(error));
    } finally {
      setIsBusy(false);
    }
  };

  return { isBusy, problem, run, forgetProblem: () => setProblem(null) };
}
