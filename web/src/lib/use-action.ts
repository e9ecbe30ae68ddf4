import { useState } from 'react';
import { describeError } from './api/describe-error.ts';

/** What a button does outside of a form: while it is at work it is busy, and a failure is said until the next press. */
export function useAction() {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const run = async (work: () => Promise<void>): Promise<void> => {
    setProblem(null);
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      setProblem(describeError(error));
    } finally {
      setIsBusy(false);
    }
  };

  return { isBusy, problem, run, forgetProblem: () => setProblem(null) };
}
