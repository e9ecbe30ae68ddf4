import { useCallback, useState } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { DraftOptions } from '../../lib/forms/use-draft.ts';
import { useFormLife } from '../../lib/forms/use-form-life.ts';
import type { Labels } from '../../lib/forms/versions.ts';
import { words } from './words.ts';

/** Something of the site as a form edits it: what is stored, and how it is read, judged and written. */
export interface Edited<Stored, Values extends FieldValues, Body> {
  /** What is stored; a document that nobody wrote yet has its first texts and version 0. */
  stored: Stored;
  /** There is none yet: the form makes it, once. */
  isNew?: boolean;
  /** What the form begins with, and what it holds after a save. */
  valuesOf: (stored: Stored) => Values;
  resolver: Resolver<Values, unknown, Body>;
  labelsOf: (values: Values) => Labels;
  draft: DraftOptions<Values>;
  save: (body: Body, version: number, keyFor: (sent: unknown) => string) => Promise<Stored>;
  /** What is stored now; nothing when somebody removed it. */
  readNewest: () => Promise<Stored | undefined>;
  onSaved: (saved: Stored) => void;
}

/** A form of the editor: it goes on from what was saved, and waits for images on their way. */
export function useContentForm<Stored extends { version: number }, Values extends FieldValues, Body>(
  edited: Edited<Stored, Values, Body>,
) {
  const { stored, isNew = false, valuesOf, resolver, labelsOf, draft, save, readNewest, onSaved } = edited;
  const [uploads] = useState(() => new Set<symbol>());
  const beginUpload = useCallback(() => {
    const upload = Symbol('upload');
    uploads.add(upload);
    return () => void uploads.delete(upload);
  }, [uploads]);
  const versionOf = (one: Stored) => ({ version: one.version, values: valuesOf(one) });

  const { form, life, goOnFrom } = useFormLife<Values, Body, Stored>({
    start: valuesOf(stored),
    resolver,
    labels: labelsOf,
    draft,
    waitsFor: () => (uploads.size > 0 ? words.image.waiting : null),
    save: (body, { version, keys }) => save(body, version, (sent) => keys.keyFor(sent)),
    onSaved: (saved) => {
      if (!isNew) goOnFrom(versionOf(saved));
      onSaved(saved);
    },
    ...(!isNew && {
      edited: {
        version: stored.version,
        // The first texts may be saved as they are.
        ...(stored.version > 0 && { unchanged: words.unchanged }),
        gone: words.gone,
        readNewest: async () => {
          const newest = await readNewest();
          return newest && versionOf(newest);
        },
        onStoredAlready: (newest) => goOnFrom(newest),
      },
    }),
  });
  return { form, life, beginUpload };
}
