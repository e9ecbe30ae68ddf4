import { type ChildProcess, fork } from 'node:child_process';
import { extname, join } from 'node:path';
import { bareEnvironment } from '../config/bare-environment.ts';
import type { Allowed, Answer, Job } from './workshop/jobs.ts';

/** It reads files of strangers: it gets none of our secrets, writes no file and starts no program. */
const environment = { ...bareEnvironment(), MALLOC_ARENA_MAX: '2' };

const nodeArguments = [
  '--max-old-space-size=256',
  '--permission',
  '--allow-fs-read=*',
  '--allow-addons',
  '--allow-worker',
  '--disable-warning=SecurityWarning',
];

/** From the sources (tests, development) as from the build. */
const entry = join(import.meta.dirname, `workshop/main${extname(import.meta.filename)}`);

interface StartLimits extends Allowed {
  startMilliseconds: number;
}

/** One run of the file workshop's process. */
export class WorkshopProcess {
  private readonly child: ChildProcess;
  private hasEnded = false;

  private constructor(child: ChildProcess) {
    this.child = child;
    child.once('exit', () => {
      this.hasEnded = true;
    });
  }

  /** Resolves when it can work; null when it does not start in time. */
  static async start({
    startMilliseconds,
    mostBytes,
    mostProcessorMilliseconds,
  }: StartLimits): Promise<WorkshopProcess | null> {
    const child = fork(entry, [String(mostBytes), String(mostProcessorMilliseconds)], {
      env: environment,
      execArgv: nodeArguments,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // Idle, it keeps nobody running.
    child.unref();
    child.channel?.unref();
    const started = new WorkshopProcess(child);
    if (await started.nextAnswer(startMilliseconds)) return started;
    started.end();
    return null;
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  get isRunning(): boolean {
    return !this.hasEnded && this.child.connected;
  }

  /**
   * Does one job. Null when it crashed, or was ended for what it took of memory or processor; `late` when the time ran
   * out, on a machine that had no more of the processor for it. The process is gone then.
   */
  async do(job: Job, timeoutMilliseconds: number): Promise<Answer | 'late' | null> {
    const answer = this.nextAnswer(timeoutMilliseconds);
    this.child.send(job, () => undefined);
    const outcome = await answer;
    const isLate = !outcome && this.isRunning;
    if (!outcome) this.end();
    return isLate ? 'late' : outcome;
  }

  end(): void {
    this.hasEnded = true;
    this.child.kill('SIGKILL');
  }

  private nextAnswer(timeoutMilliseconds: number): Promise<Answer | null> {
    return new Promise((resolve) => {
      const settle = (answer: Answer | null) => {
        clearTimeout(timer);
        this.child.off('message', settle).off('exit', none).off('error', none);
        resolve(answer);
      };
      const none = () => settle(null);
      const timer = setTimeout(none, timeoutMilliseconds);
      this.child.on('message', settle).on('exit', none).on('error', none);
    });
  }
}
