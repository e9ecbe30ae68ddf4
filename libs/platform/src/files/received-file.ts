/** A file that came with a request, read to memory and judged by its content. */
export interface ReceivedFile {
  field: string;
  /** The name that the sender gave it, cleaned. */
  name: string;
  mediaType: string;
  bytes: Buffer;
  /** Of `bytes`. */
  sha256: string;
  /** Of what was sent, by which a repeated request is known; what is stored of an image is written anew. */
  receivedSha256: string;
}
