import type { TemporaryFile } from './temporary-files.ts';

/** A file that came with a request, judged by its content; it is there until the request was answered. */
export interface ReceivedFile extends TemporaryFile {
  field: string;
  /** The name that the sender gave it, cleaned. */
  name: string;
  mediaType: string;
  /** Of what was sent, by which a repeated request is known; what is stored of an image is written anew. */
  receivedSha256: string;
}
