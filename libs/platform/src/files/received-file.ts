/** A file that came with a request, read to memory and judged by its content. */
export interface ReceivedFile {
  field: string;
  /** The name that the sender gave it, cleaned. */
  name: string;
  mediaType: string;
  bytes: Buffer;
  sha256: string;
}
