import { imageFormats, imageObjectKey, imageRenditions, type ProcessName } from '@bitacora/contracts';
import type { Client } from 'pg';

/** An object of the bucket that a database names. */
export interface NamedObject {
  key: string;
  mediaType: string;
  /** Replaced so long ago that a sweep may take it away at any time. */
  mayGo: boolean;
}

interface ImageRow {
  id: string;
  widths: number[];
}

/** The objects that a database names in the snapshot that its connection shows; not those that are still on their way. */
export async function namedObjects(process: ProcessName, client: Client): Promise<NamedObject[]> {
  const { rows } = await client.query<NamedObject>(
    `select object_key as key, media_type as "mediaType",
            coalesce(replaced_at < now() - interval '29 days', false) as "mayGo"
     from files where status <> 'uploading'`,
  );
  return process === 'services-catalog' ? [...rows, ...(await imagesOfSite(client))] : rows;
}

async function imagesOfSite(client: Client): Promise<NamedObject[]> {
  const { rows } = await client.query<ImageRow>(`select id, widths from content_images where status = 'stored'`);
  return rows.flatMap(({ id, widths }) =>
    widths.flatMap((width) =>
      imageFormats.map((format) => {
        const rendition = `${width}.${format}`;
        const mediaType = imageRenditions.get(rendition) ?? `image/${format}`;
        return { key: imageObjectKey(id, rendition), mediaType, mayGo: false };
      }),
    ),
  );
}
