import type { StoredFile } from '@bitacora/contracts';
import { MAXIMUM_FILE_BYTES } from '@bitacora/contracts/constants';
import { NotFoundError, withTimeout } from '@bitacora/kernel';
import { ObjectStore, type TemporaryFiles } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import type { NamedFile } from '../mails/mail-kind.ts';
import { DeliveryFailure } from './delivery-failure.ts';

/** With a send it stays below a claim (see MailRepository). */
const LONGEST_READ_MILLISECONDS = 20_000;

/** A file that a message carries, as long as its temporary files are there. */
export interface AttachedFile {
  filename: string;
  contentType: string;
  contentDisposition: 'attachment';
  path: string;
}

/** A file that is made when the message is. */
export type WrittenFile = Omit<AttachedFile, 'path'> & { content: string };

/** Reads what messages carry from the bucket, where every service puts its files, to the disk. */
@Injectable()
export class AttachedFiles {
  constructor(private readonly store: ObjectStore) {}

  /**
   * The files; null where they are too large together, or one of them is not there. Throws DeliveryFailure while the store is
   * away.
   */
  async read(files: readonly NamedFile[], temporary: TemporaryFiles): Promise<AttachedFile[] | null> {
    const bytes = files.reduce((sum, { file }) => sum + file.size, 0);
    if (files.length === 0 || bytes > MAXIMUM_FILE_BYTES) return null;
    const away = (cause?: unknown) => new DeliveryFailure('away', 'the files to attach cannot be read', { cause });
    try {
      const writing = Promise.all(files.map(({ file }) => this.write(file, temporary)));
      const paths = await withTimeout(writing, LONGEST_READ_MILLISECONDS, away);
      return files.map(({ file, name }, nth) => ({
        filename: name,
        contentType: file.media_type,
        contentDisposition: 'attachment',
        path: paths[nth] ?? '',
      }));
    } catch (error) {
      if (error instanceof NotFoundError) return null;
      throw error instanceof DeliveryFailure ? error : away(error);
    }
  }

  private async write({ object_key: key }: StoredFile, temporary: TemporaryFiles): Promise<string> {
    const { path } = await temporary.write(await this.store.read(key));
    return path;
  }
}
