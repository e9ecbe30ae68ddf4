import type { ImageChoice, StoredImage } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { expectValid, type FieldErrors } from '@bitacora/kernel';
import { arrayLiteral, Database, ForeignReferences } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

const owned = { field: 'image', owners: 'select id, agency from content_images' };

/** Finds the images that a document or tour names, among those of the agency. */
@Injectable()
export class ChosenImages {
  constructor(
    private readonly database: Database,
    private readonly foreign: ForeignReferences,
  ) {}

  /** Answers the image of each field, by its dotted path. Throws `invalid` at each that names no image of the agency. */
  async find<Path extends string>(
    agency: string,
    choices: Record<Path, ImageChoice | null>,
  ): Promise<Record<Path, StoredImage | null>> {
    const known = await this.knownAmong(agency, Object.values(choices));
    const errors = unknownChoices(choices, known);
    expectValid(errors);
    const found = {} as Record<Path, StoredImage | null>;
    for (const path of Object.keys(choices) as Path[]) {
      const choice = choices[path];
      const image = choice && known.get(choice.id.toLowerCase());
      found[path] = choice && image ? { ...image, alt: choice.alt } : null;
    }
    return found;
  }

  /** The choices that name no image of the agency; one whose id is not known to be an id is not asked about. */
  async errorsOf(
    agency: string,
    choices: Record<string, Partial<ImageChoice> | null | undefined>,
  ): Promise<FieldErrors> {
    return unknownChoices(choices, await this.knownAmong(agency, Object.values(choices)));
  }

  private async knownAmong(
    agency: string,
    choices: readonly (Partial<ImageChoice> | null | undefined)[],
  ): Promise<Map<string, Omit<StoredImage, 'alt'>>> {
    const ids = choices.flatMap((choice) => choice?.id ?? []);
    const rows = await this.database.query<Omit<StoredImage, 'alt'>>(
      `select id, width, height, color, widths from content_images
       where agency = ? and status = 'stored' and id = any(?::uuid[])`,
      [agency, arrayLiteral(ids)],
    );
    const known = new Map(rows.map((row) => [row.id, row]));
    const unknown = ids.filter((id) => !known.has(id.toLowerCase()));
    await this.foreign.note(agency, owned, unknown);
    return known;
  }
}

function unknownChoices(
  choices: Record<string, Partial<ImageChoice> | null | undefined>,
  known: ReadonlyMap<string, unknown>,
): FieldErrors {
  const unknown = Object.entries(choices).filter(([, choice]) => choice?.id && !known.has(choice.id.toLowerCase()));
  return Object.fromEntries(unknown.map(([path]) => [`${path}.id`, [messages.unknownReference]]));
}
