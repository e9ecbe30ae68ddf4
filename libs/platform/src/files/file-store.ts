import type { StoredFile } from '@bitacora/contracts';
import { fileMessages } from '@bitacora/contracts/messages';
import { newId } from '@bitacora/kernel/ids';
import { Injectable, Logger } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import type { Upload } from '../commands/staged-handler.ts';
import { Database } from '../database/database.ts';
import { BoundedWork } from '../limits/bounded-work.ts';
import { currentOwner } from './current-owner.ts';
import { ObjectStore } from './object-store.ts';
import type { ReceivedFile } from './received-file.ts';

/** By the name of what was received: its file, or null when it may be missing and is. */
type StoredFiles<Received> = {
  [Name in keyof Received]: StoredFile | (undefined extends Received[Name] ? null : never);
};

/**
 * Files that live exactly as long as the record that names them (architecture#files): a row `uploading`, then the object under a
 * random key, then `stored` in the command's transaction. What no transaction kept is discarded, at once or by the sweep.
 */
@Injectable()
export class FileStore {
  private readonly logger = new Logger('Files');
  /** The store's line is one; of each file that is put some pieces are in memory. */
  private readonly putting = new BoundedWork(2, 64, fileMessages.busy);

  constructor(
    private readonly database: Database,
    private readonly objects: ObjectStore,
  ) {}

  /** Puts the files of a command; one that did not come is null. What was put goes again when one cannot be put. */
  async uploadAll<Received extends Record<string, ReceivedFile | undefined>>(
    received: Received,
  ): Promise<Upload<StoredFiles<Received>>> {
    const put: StoredFile[] = [];
    const discard = async () => {
      for (const { id } of put) await this.discard(id);
    };
    const stored: Record<string, StoredFile | null> = {};
    try {
      for (const [name, one] of Object.entries(received)) {
        const file = one ? await this.upload(one) : null;
        if (file) put.push(file);
        stored[name] = file;
      }
    } catch (error) {
      await discard();
      throw error;
    }
    const keep = async () => {
      for (const { id } of put) await this.keep(id);
    };
    // Each name of what was received stands for its file, or for null where there was none.
    return { stored: stored as StoredFiles<Received>, keep, discard };
  }

  /** Puts a file's bytes, before and outside the command's transaction. Throws `unavailable` without the object store. */
  async upload(received: ReceivedFile): Promise<StoredFile> {
    if (this.database.inTransaction) throw new Error('a transaction does not wait for the object store');
    const file: StoredFile = {
      id: newId(),
      object_key: randomBytes(24).toString('base64url'),
      media_type: received.mediaType,
      size: received.size,
      name: received.name,
    };
    await this.database.query(
      `insert into files (id, object_key, media_type, size, name, sha256, status) values (?, ?, ?, ?, ?, ?, 'uploading')`,
      [file.id, file.object_key, file.media_type, file.size, file.name, received.sha256],
    );
    try {
      await this.putting.run(currentOwner() ?? '', () =>
        this.objects.putFile(file.object_key, received, file.media_type),
      );
    } catch (error) {
      await this.discard(file.id);
      throw error;
    }
    return file;
  }

  /** Makes an uploaded file part of the running transaction: it is stored exactly when the transaction commits. */
  async keep(fileId: string): Promise<void> {
    if (!this.database.inTransaction) throw new Error('a file is kept by a transaction');
    const [kept] = await this.database.query(
      `update files set status = 'stored' where id = ? and status = 'uploading' returning id`,
      [fileId],
    );
    if (!kept) throw new Error(`file ${fileId} is not waiting to be kept`);
  }

  /** Marks a file as replaced, in the running transaction; its object stays 30 days for a restored database. */
  async replace(fileId: string): Promise<void> {
    await this.database.query(
      `update files set status = 'replaced', replaced_at = now() where id = ? and status = 'stored'`,
      [fileId],
    );
  }

  /** Removes a file that no transaction kept; one that is stored stays. Never throws: the sweep finishes what failed. */
  async discard(fileId: string): Promise<void> {
    try {
      const [row] = await this.database.query<{ object_key: string }>(
        `update files set status = 'replaced', replaced_at = '-infinity' where id = ? and status = 'uploading'
         returning object_key`,
        [fileId],
      );
      if (row) await this.remove(fileId, row.object_key);
    } catch (error) {
      this.logger.warn(`file ${fileId} was not discarded yet: ${String(error)}`);
    }
  }

  /** Removes uploads that nobody kept within an hour, and what was replaced more than 30 days ago. */
  async sweep(): Promise<void> {
    // First the row leaves `uploading`, so that no late transaction can keep it; only then the object goes.
    await this.database.query(
      `update files set status = 'replaced', replaced_at = '-infinity'
       where status = 'uploading' and created_at < now() - interval '1 hour'`,
    );
    const rows = await this.database.query<{ id: string; object_key: string }>(
      `select id, object_key from files
       where status = 'replaced' and replaced_at < now() - interval '30 days' order by replaced_at limit 500`,
    );
    for (const { id, object_key } of rows) await this.remove(id, object_key);
  }

  private async remove(fileId: string, objectKey: string): Promise<void> {
    await this.objects.remove(objectKey);
    await this.database.query(`delete from files where id = ? and status = 'replaced'`, [fileId]);
  }
}
