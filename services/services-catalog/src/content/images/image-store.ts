import { imageFormats, imageObjectKey, type StoredImage } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { arrayLiteral, Database, ObjectStore, type RenderedImage, type Upload } from '@bitacora/platform';
import { Injectable, Logger } from '@nestjs/common';

/** A rendered image, and what it is. */
export interface NewImage {
  agency: string;
  alt: string;
  rendered: RenderedImage;
}

/**
 * Images exist whole or not at all, as files do (architecture#files): a row `uploading`, then every rendition, then `stored` in
 * the command's transaction. What no transaction kept is discarded, at once or by the sweep.
 */
@Injectable()
export class ImageStore {
  private readonly logger = new Logger('Images');

  constructor(
    private readonly database: Database,
    private readonly objects: ObjectStore,
  ) {}

  /** Puts an image's renditions, before and outside of the transaction that keeps it. */
  async upload({ agency, alt, rendered }: NewImage): Promise<Upload<StoredImage>> {
    if (this.database.inTransaction) throw new Error('a transaction does not wait for the object store');
    const { width, height, color, widths } = rendered;
    const id = newId();
    await this.database.query(
      `insert into content_images (id, agency, alt, width, height, color, widths, status)
       values (?, ?, ?, ?, ?, ?, ?::integer[], 'uploading')`,
      [id, agency, alt, width, height, color, arrayLiteral(widths)],
    );
    try {
      for (const { name, bytes, mediaType } of rendered.renditions) {
        await this.objects.put(imageObjectKey(id, name), Buffer.from(bytes), mediaType);
      }
    } catch (error) {
      await this.discard(id);
      throw error;
    }
    const stored = { id, alt, width, height, color, widths };
    return { stored, keep: () => this.keep(id), discard: () => this.discard(id) };
  }

  /** Makes an uploaded image part of the running transaction. */
  private async keep(id: string): Promise<void> {
    if (!this.database.inTransaction) throw new Error('an image is kept by a transaction');
    const [kept] = await this.database.query(
      `update content_images set status = 'stored' where id = ? and status = 'uploading' returning id`,
      [id],
    );
    if (!kept) throw new Error(`image ${id} is not waiting to be kept`);
  }

  /** Removes uploads that nobody kept within an hour. */
  async sweep(): Promise<void> {
    // First the row leaves `uploading`, so that no late transaction can keep it; only then its objects go.
    await this.database.query(
      `update content_images set status = 'discarded'
       where status = 'uploading' and created_at < now() - interval '1 hour'`,
    );
    const rows = await this.database.query<{ id: string; widths: number[] }>(
      `select id, widths from content_images where status = 'discarded' order by id limit 100`,
    );
    for (const row of rows) await this.remove(row);
  }

  /** Removes an image that no transaction kept; one that is stored stays. Never throws: the sweep finishes what failed. */
  private async discard(id: string): Promise<void> {
    try {
      const [row] = await this.database.query<{ id: string; widths: number[] }>(
        `update content_images set status = 'discarded' where id = ? and status = 'uploading' returning id, widths`,
        [id],
      );
      if (row) await this.remove(row);
    } catch (error) {
      this.logger.warn(`image ${id} was not discarded yet: ${String(error)}`);
    }
  }

  private async remove({ id, widths }: { id: string; widths: number[] }): Promise<void> {
    for (const width of widths) {
      for (const format of imageFormats) await this.objects.remove(imageObjectKey(id, `${width}.${format}`));
    }
    await this.database.query(`delete from content_images where id = ? and status = 'discarded'`, [id]);
  }
}
