/**
 * A file's address on the public host. It opens for a token of somebody who may see the record; the BFF signs it for
 * the reader on the way out (api.md, files).
 */
export function fileAddress(publicUrl: string, fileId: string): string {
  return new URL(`/api/v1/files/${fileId}`, publicUrl).toString();
}
