import { fileMessages } from '@bitacora/contracts/messages';
import { AppError, InvalidError, UnavailableError } from '@bitacora/kernel';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { ReceivedFile } from './received-file.ts';
import { renamed } from './file-name.ts';
import { refusalWords } from './refusal-words.ts';
import type { Job, Outcome, RenderedImage, Renditions } from './workshop/jobs.ts';
import { WorkshopProcess } from './workshop-process.ts';

type Result = Exclude<Outcome, { failed: string }> | { refused: 'too-complex' };

const busy = () => new AppError('unavailable', 'busy', fileMessages.busy);

/**
 * The file workshop of a service: a child process that opens what people upload, one file after another, started when
 * it is needed and ended when nobody does. A file that takes it too long or too much memory, or crashes it, is refused;
 * the next one meets a new process. The gateway admits two uploads of one person at once, so first come, first served
 * is fair.
 */
@Injectable()
export class FileWorkshop implements OnApplicationShutdown {
  readonly limits = {
    startMilliseconds: 20_000,
    /** Of the processor, for one file. */
    mostProcessorMilliseconds: 10_000,
    /** Of the clock, for one that waits and does nothing. */
    jobMilliseconds: 30_000,
    /** Resident, of the whole process. */
    mostBytes: 400 * 1024 * 1024,
    idleMilliseconds: 30_000,
    /** Longer, and whoever waits has given up. */
    turnMilliseconds: 20_000,
    mostWaiting: 8,
  };

  private readonly logger = new Logger('FileWorkshop');
  private process: WorkshopProcess | null = null;
  private isStopping = false;
  private waiting = 0;
  private last: Promise<unknown> = Promise.resolve();
  private idle: NodeJS.Timeout | undefined;

  /** The child's, while there is one. */
  get pid(): number | undefined {
    return this.process?.isRunning ? this.process.pid : undefined;
  }

  onApplicationShutdown(): void {
    this.isStopping = true;
    this.end();
  }

  /**
   * A received file as it is to be stored: a PDF byte for byte (it may be signed), an image without metadata and turned
   * as the camera held it. Or why it is refused, in words for people. Throws `unavailable` when too many files wait.
   */
  async clean(file: ReceivedFile): Promise<ReceivedFile | { refused: string }> {
    const outcome = await this.run({ kind: 'clean', bytes: file.bytes, mediaType: file.mediaType });
    if ('refused' in outcome) return { refused: refusalWords(outcome.refused) };
    if (!('clean' in outcome)) throw new UnavailableError('file_workshop_unavailable');
    if (file.mediaType === 'application/pdf') return file;
    const bytes = Buffer.from(outcome.clean.bytes);
    const { mediaType } = outcome.clean;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { ...file, bytes, mediaType, sha256, name: renamed(file.name, mediaType) };
  }

  /** Renders an image in every size and format that it has. Throws `invalid` at the field, or `unavailable`. */
  async render(field: string, bytes: Uint8Array, sizes: Renditions): Promise<RenderedImage> {
    const outcome = await this.run({ kind: 'render', bytes, sizes });
    if ('refused' in outcome) throw new InvalidError({ [field]: [refusalWords(outcome.refused, sizes)] });
    if (!('rendered' in outcome)) throw new UnavailableError('file_workshop_unavailable');
    return outcome.rendered;
  }

  private async run(job: Job): Promise<Result> {
    if (this.waiting >= this.limits.mostWaiting) throw busy();
    this.waiting += 1;
    const asked = Date.now();
    const turn = this.last.then(() => {
      if (Date.now() - asked > this.limits.turnMilliseconds) throw busy();
      return this.work(job);
    });
    this.last = turn.catch(() => undefined);
    return turn.finally(() => {
      this.waiting -= 1;
    });
  }

  private async work(job: Job): Promise<Result> {
    clearTimeout(this.idle);
    if (!this.process?.isRunning) this.process = await WorkshopProcess.start(this.limits);
    if (!this.process) throw new UnavailableError('file_workshop_unavailable');
    const answer = await this.process.do(job, this.limits.jobMilliseconds);
    this.idle = setTimeout(() => this.end(), this.limits.idleMilliseconds).unref();
    if (answer && !('ready' in answer)) {
      // What a large image leaves behind would end the next one.
      if (answer.residentBytes > this.limits.mostBytes / 2) this.end();
      if (!('failed' in answer)) return answer;
    }
    if (answer || this.isStopping) {
      this.logger.error(`the file workshop does not work: ${JSON.stringify(answer)}`);
      throw new UnavailableError('file_workshop_unavailable');
    }
    this.logger.warn('a file took too much time or memory, or crashed its reader, and was refused');
    return { refused: 'too-complex' };
  }

  private end(): void {
    clearTimeout(this.idle);
    this.process?.end();
    this.process = null;
  }
}
