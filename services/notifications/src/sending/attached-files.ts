import type { StoredFile } from '@bitacora/contracts';
import { MAXIMUM_FILE_BYTES } from '@bitacora/contracts/constants';
import { NotFoundError, withTimeout } from '@bitacora/kernel';
import { ObjectStore } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { buffer } from 'node:stream/consumers';
import type { NamedFile } from '../mails/mail-kind.ts';
import { DeliveryFailure } from './delivery-failure.ts';

/** With a send it stays below a claim (see MailRepository). */
const LONGEST_READ_MILLISECONDS = 20_000;

/** A file that a message carries. */
export interface AttachedFile {
  filename: string;
  contentType: string;
  contentDisposition: 'attachment';
  content: Buffer;
}

/** Reads what messages carry from the bucket, where every service puts its files. */
@Injectable()
export class AttachedFiles {
  constructor(private readonly store: ObjectStore) {}

  /**
   * The files with their bytes; null where they are too large together, or one of them is not there. Throws DeliveryFailure while
   * the store is away.
   */
  async read(files: readonly NamedFile[]): Promise<AttachedFile[] | null> {
    const bytes = files.reduce((sum, { file }) => sum + file.size, 0);
    if (files.length === 0 || bytes > MAXIMUM_FILE_BYTES) return null;
    const away = (cause?: unknown) => new DeliveryFailure('away', 'the files to attach cannot be read', { cause });
    try {
      const contents = Promise.all(files.map(({ file }) => this.contentOf(file)));
      const read = await withTimeout(contents, LONGEST_READ_MILLISECONDS, away);
      return files.map(({ file, name }, nth) => ({
        filename: name,
        contentType: file.media_type,
        contentDisposition: 'attachment',
        content: read[nth] ?? Buffer.alloc(0),
      }));
    } catch (error) {
      if (error instanceof NotFoundError) return null;
      throw error instanceof DeliveryFailure ? error : away(error);
    }
  }

  private async contentOf({ object_key: key }: StoredFile): Promise<Buffer> {
    return buffer(await this.store.read(key));
  }
}
