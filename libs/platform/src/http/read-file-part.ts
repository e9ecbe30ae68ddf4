import type { MultipartFile } from '@fastify/multipart';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { TooLargeError } from '@bitacora/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RunningUpload, UploadPlaces, uploadsBusy } from './upload-places.ts';

const MAXIMUM_UPLOADS = 8;
/** So much of a file needs no place yet: whoever opens an upload and sends next to nothing takes none. */
const WITHOUT_PLACE_BYTES = 64 * 1024;

const places = new UploadPlaces(MAXIMUM_UPLOADS);

/** The place of one request among the uploads, taken once its files weigh something, kept until it was answered. */
export class UploadPlace implements RunningUpload {
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

  get isWhole(): boolean {
    return this.request.raw.complete;
  }

  /** Before these bytes are kept. Throws `unavailable` when too many uploads run at once. */
  async weigh(chunk: Buffer): Promise<void> {
    this.bytes += chunk.length;
    if (this.isTaken || this.bytes <= WITHOUT_PLACE_BYTES) return;
    this.isTaken = true;
    await places.take(this);
    if (this.reply.raw.closed) places.free(this);
    else this.reply.raw.once('close', () => places.free(this));
  }
}

/** Reads a file of a form to memory. Throws `too-large` with its first byte over 10 MB. */
export async function readFilePart({ file }: MultipartFile, place: UploadPlace): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of file as AsyncIterable<Buffer>) {
    await place.weigh(chunk);
    if (file.truncated) throw new TooLargeError(messages.fileTooLarge);
    chunks.push(chunk);
  }
  if (file.truncated) throw new TooLargeError(messages.fileTooLarge);
  return Buffer.concat(chunks);
}
