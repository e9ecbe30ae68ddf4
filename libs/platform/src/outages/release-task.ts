import { PersistentTask } from './persistent-task.ts';

/** By then no replica of the former release is left, whose relay tells of less, or which keeps less of what it is told. */
const RELEASE_MILLISECONDS = 30 * 60_000;

export type ReleasePhase = 'start' | 'after release';

/**
 * Work that completes what a database of before lacks: done as a process starts, and once more when the release is through,
 * for until then former replicas go on as before. Each time it is tried until it comes through; what is done already is
 * for the work itself to know, since every start asks it.
 */
export class ReleaseTask {
  private readonly tasks: Record<ReleasePhase, PersistentTask>;
  private release: NodeJS.Timeout | null = null;

  /** `words` go before the reason in the one line that says that it comes later. */
  constructor(words: string, work: (phase: ReleasePhase) => Promise<void>) {
    const task = (phase: ReleasePhase) => new PersistentTask(`${words} (${phase})`, () => work(phase));
    this.tasks = { start: task('start'), 'after release': task('after release') };
  }

  start(): void {
    void this.run('start');
    this.release = setTimeout(() => void this.run('after release'), RELEASE_MILLISECONDS);
  }

  /** Tries now; resolves after this try, and never rejects. */
  run(phase: ReleasePhase): Promise<void> {
    return this.tasks[phase].run();
  }

  /** Tries no more; resolves when what is under way is over. */
  async stop(): Promise<void> {
    if (this.release) clearTimeout(this.release);
    await Promise.all(Object.values(this.tasks).map((task) => task.stop()));
  }
}
