import type { StoredFile } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { Injectable, Logger } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { Database } from '../database/database.ts';
import { ObjectStore } from './object-store.ts';
import type { ReceivedFile } from './received-file.ts';

/**
 * Files that live exactly as long as the record that names them (design §7): a row `uploading`, then the object under a
 * random key, then `stored` in the command's transaction. What no transaction kept is discarded, at once or by the sweep.
 */
@Injectable()
export class FileStore {
  private readonly logger = new Logger('Files');

  constructor(
    private readonly database: Database,
    private readonly objects: ObjectStore,
  ) {}

  /**
   * Uploads a received file, runs the command that keeps it, and discards it again when the command did not: a refused
   * command leaves nothing stored, not even the file. Without a file, `work` gets null.
   */
  async withUpload<Result>(
    received: ReceivedFile | undefined,
    work: (file: StoredFile | null) => Promise<Result>,
  ): Promise<Result> {
    if (!received) return work(null);
    const file = await this.upload(received);
    try {
      return await work(file);
    } finally {
      await this.discard(file.id);
    }
  }

  /** Puts a file's bytes, before and outside the command's transaction. Throws `unavailable` without the object store. */
  async upload(received: ReceivedFile): Promise<StoredFile> {
    const file: StoredFile = {
      id: newId(),
      object_key: randomBytes(24).toString('base64url'),
      media_type: received.mediaType,
      size: received.bytes.length,
      name: received.name,
    };
    await this.database.query(
      `insert into files (id, object_key, media_type, size, name, sha256, status) values (?, ?, ?, ?, ?, ?, 'uploading')`,
      [file.id, file.object_key, file.media_type, file.size, file.name, received.sha256],
    );
    try {
      await this.objects.put(file.object_key, received.bytes, file.media_type);
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
       where status = 'replaced' and replaced_at < now() - interval '30 days' order by id limit 500`,
    );
    for (const { id, object_key } of rows) await this.remove(id, object_key);
  }

  private async remove(fileId: string, objectKey: string): Promise<void> {
    await this.objects.remove(objectKey);
    await this.database.query(`delete from files where id = ? and status = 'replaced'`, [fileId]);
  }
}
