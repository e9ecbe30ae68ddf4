import { InvalidError, UnavailableError } from '@bitacora/kernel';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { hash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { currentOwner } from './current-owner.ts';
import type { ReceivedFile } from './received-file.ts';
import { renamed } from './file-name.ts';
import { refusalWords } from './refusal-words.ts';
import type { Box, FittedImage, Job, Outcome, RenderedImage, Renditions } from './workshop/jobs.ts';
import { WorkshopProcess } from './workshop-process.ts';
import { WorkshopQueue } from './workshop-queue.ts';

type Result = Exclude<Outcome, { failed: string }> | { refused: 'too-complex' };

/**
 * The file workshop of a service: a child process that opens what people upload, one file after another, started when
 * it is needed and ended when nobody does. A file that takes it too much work or memory, or crashes it, is refused; the
 * next one meets a new process. Those who wait take turns.
 */
@Injectable()
export class FileWorkshop implements OnApplicationShutdown {
  readonly limits = {
    startMilliseconds: 20_000,
    /** Of the processor, for one file. */
    mostProcessorMilliseconds: 10_000,
    /** Of the clock, so that a busy machine, too, is done with it before those who wait give up. */
    jobMilliseconds: 12_000,
    /** Resident, of the whole process. */
    mostBytes: 400 * 1024 * 1024,
    idleMilliseconds: 30_000,
    turnMilliseconds: 20_000,
    /** More than the places for large uploads, so that a few people's files are not all that may wait. */
    mostWaiting: 24,
    mostWaitingOfPerson: 2,
    mostMillisecondsOfPerson: 20_000,
  };

  private readonly logger = new Logger('FileWorkshop');
  private process: WorkshopProcess | null = null;
  private isStopping = false;
  private idle: NodeJS.Timeout | undefined;
  private readonly queue = new WorkshopQueue(this.limits);

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
   * as the camera held it. Or why it is refused, in words for people. Throws `unavailable` when too many files wait,
   * `rate-limited` when the caller sent too many.
   */
  async clean(file: ReceivedFile): Promise<ReceivedFile | { refused: string }> {
    const outcome = await this.run(currentOwner(), { kind: 'clean', path: file.path, mediaType: file.mediaType });
    if ('refused' in outcome) return { refused: refusalWords(outcome.refused) };
    if (!('clean' in outcome)) throw new UnavailableError('file_workshop_unavailable');
    if (outcome.clean === null) return file;
    const { bytes, mediaType } = outcome.clean;
    await writeFile(file.path, bytes);
    const [size, sha256] = [bytes.byteLength, hash('sha256', bytes)];
    return { ...file, size, sha256, mediaType, name: renamed(file.name, mediaType) };
  }

  /** Renders an image in every size and format that it has: the service's own work. Throws `invalid` at the field, or `unavailable`. */
  async render(field: string, path: string, sizes: Renditions): Promise<RenderedImage> {
    const outcome = await this.run(null, { kind: 'render', path, sizes });
    if ('refused' in outcome) throw new InvalidError({ [field]: [refusalWords(outcome.refused, sizes)] });
    if (!('rendered' in outcome)) throw new UnavailableError('file_workshop_unavailable');
    return outcome.rendered;
  }

  /** Makes an image a small PNG that fits into a box. Throws `invalid` at the field, or `unavailable`. */
  async fit(field: string, path: string, box: Box): Promise<FittedImage> {
    const outcome = await this.run(currentOwner(), { kind: 'fit', path, box });
    if ('refused' in outcome) throw new InvalidError({ [field]: [refusalWords(outcome.refused, box)] });
    if (!('fitted' in outcome)) throw new UnavailableError('file_workshop_unavailable');
    return outcome.fitted;
  }

  private run(owner: string | null, job: Job): Promise<Result> {
    return this.queue.run(
      owner,
      () => this.started(),
      (process) => this.work(process, job),
    );
  }

  private async started(): Promise<WorkshopProcess> {
    clearTimeout(this.idle);
    if (!this.process?.isRunning) this.process = await WorkshopProcess.start(this.limits);
    if (!this.process) throw new UnavailableError('file_workshop_unavailable');
    return this.process;
  }

  private async work(process: WorkshopProcess, job: Job): Promise<Result> {
    const answer = await process.do(job, this.limits.jobMilliseconds);
    this.idle = setTimeout(() => this.end(), this.limits.idleMilliseconds).unref();
    if (answer && answer !== 'late' && !('ready' in answer)) {
      // What a large image leaves behind would end the next one.
      if (answer.residentBytes > this.limits.mostBytes / 2) this.end();
      if (!('failed' in answer)) return answer;
    }
    if (answer || this.isStopping) {
      this.logger.error(`the file workshop does not work: ${JSON.stringify(answer)}`);
      throw new UnavailableError('file_workshop_unavailable');
    }
    this.logger.warn('a file took too much work or memory, or crashed its reader, and was refused');
    return { refused: 'too-complex' };
  }

  private end(): void {
    clearTimeout(this.idle);
    this.process?.end();
    this.process = null;
  }
}
