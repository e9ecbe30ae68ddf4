import type { MultipartFile } from '@fastify/multipart';
import { fileMessages, validationMessages as messages } from '@bitacora/contracts/messages';
import { BusyError, TooLargeError } from '@bitacora/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TemporaryFile, TemporaryFiles } from '../files/temporary-files.ts';
import { Places, type Running } from './places.ts';

/** So much of a file needs no place yet: whoever opens an upload and sends next to nothing takes none. */
const WITHOUT_PLACE_BYTES = 64 * 1024;

/** A file of 5 MB on a line of 1 Mbit/s is there in 40 s. */
const RETRY_AFTER_SECONDS = 10;

/** What is told to an upload that makes room, and to one that found none. */
const uploadsBusy = () => new BusyError(RETRY_AFTER_SECONDS, fileMessages.uploadsBusy);

/** So many requests with files may be read at once; the next ones wait unread. */
const places = new Places<UploadPlace>({
  places: 8,
  waitMilliseconds: 10_000,
  floor: { bytesPerSecond: 50_000, milliseconds: 5000 },
  refusalOf: uploadsBusy,
});

/** The place of one request among the uploads, taken once its files weigh something, kept until it was answered. */
export class UploadPlace implements Running {
  bytes = 0;
  /** Rejects with `unavailable` when the place is needed for others; never resolves. */
  readonly ended: Promise<never>;
  readonly end: () => void;
  private isTaken = false;

  constructor(
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
  ) {
    const { promise, reject } = Promise.withResolvers<never>();
    this.ended = promise;
    this.end = () => reject(uploadsBusy());
  }

  /** It is there whole, and worked on. */
  get isHeldUp(): boolean {
    return this.request.raw.complete;
  }

  /** Before these bytes are kept. Throws `unavailable` when too many uploads run at once. */
  async weigh(chunk: Buffer): Promise<void> {
    this.bytes += chunk.length;
    if (this.isTaken || this.bytes <= WITHOUT_PLACE_BYTES) return;
    this.isTaken = true;
    const giveBack = await places.take(this);
    if (this.reply.raw.closed) giveBack();
    else this.reply.raw.once('close', giveBack);
  }
}

/** Its bytes as they come, each weighed before it is kept. Throws `too-large` with the first one over 10 MB. */
async function* weighed(file: MultipartFile['file'], place: Pick<UploadPlace, 'weigh'>): AsyncGenerator<Buffer> {
  for await (const chunk of file as AsyncIterable<Buffer>) {
    await place.weigh(chunk);
    if (file.truncated) throw new TooLargeError(messages.fileTooLarge);
    yield chunk;
  }
  if (file.truncated) throw new TooLargeError(messages.fileTooLarge);
}

/** Reads a file of a form to disk. Throws `too-large` above 10 MB. */
export const readFilePart = (
  { file }: Pick<MultipartFile, 'file'>,
  place: Pick<UploadPlace, 'weigh'>,
  temporary: TemporaryFiles,
): Promise<TemporaryFile> => temporary.write(weighed(file, place));
