/**
 * What `work` comes to, or the error of `late` when that takes longer. Nothing ends the work itself: for what takes an
 * `AbortSignal`, use `AbortSignal.timeout`.
 */
export function withTimeout<Result>(work: Promise<Result>, milliseconds: number, late: () => Error): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), milliseconds);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
