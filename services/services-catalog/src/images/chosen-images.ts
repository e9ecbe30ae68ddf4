import type { ImageChoice, StoredImage } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { type FieldErrors, InvalidError } from '@bitacora/kernel';
import { Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

/** Finds the images that a document or tour names, among those of the agency. */
@Injectable()
export class ChosenImages {
  constructor(private readonly database: Database) {}

  /** Answers the image of each field, by its dotted path. Throws `invalid` at each that names no image of the agency. */
  async find<Path extends string>(
    agency: string,
    choices: Record<Path, ImageChoice | null>,
  ): Promise<Record<Path, StoredImage | null>> {
    const paths = Object.keys(choices) as Path[];
    const ids = paths.flatMap((path) => choices[path]?.id ?? []);
    const rows = await this.database.query<Omit<StoredImage, 'alt'>>(
      `select id, width, height, color, widths from content_images
       where agency = ? and status = 'stored' and id = any(?::uuid[])`,
      [agency, `{${ids.join(',')}}`],
    );
    const known = new Map(rows.map((row) => [row.id, row]));
    const errors: FieldErrors = {};
    const found = {} as Record<Path, StoredImage | null>;
    for (const path of paths) {
      const choice = choices[path];
      const image = choice && known.get(choice.id.toLowerCase());
      found[path] = choice && image ? { ...image, alt: choice.alt } : null;
      if (choice && !image) errors[`${path}.id`] = [messages.unknownReference];
    }
    if (Object.keys(errors).length > 0) throw new InvalidError(errors);
    return found;
  }
}
