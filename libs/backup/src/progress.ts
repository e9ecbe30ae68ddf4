/** What a long piece of work tells of itself, a line each. */
export type Say = (line: string) => void;

const EVERY_MILLISECONDS = 5000;

/** Says now and then how far something counted has come: `files: 120 of 3400`. */
export function counter(say: Say, what: string, total: number): () => void {
  let done = 0;
  let saidAt = Date.now();
  return () => {
    done += 1;
    if (Date.now() - saidAt < EVERY_MILLISECONDS) return;
    saidAt = Date.now();
    say(`${what}: ${done} of ${total}`);
  };
}

/** `1.5 MB` */
export const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
