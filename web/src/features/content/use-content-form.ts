import { siteContentMessages as messages } from '@bitacora/contracts/messages';
import { useCallback, useState } from 'react';
import { type FieldPath, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { isApiError } from '../../lib/api/api-error.ts';
import { describeError } from '../../lib/api/describe-error.ts';
import { showServerErrors } from '../../lib/forms/server-errors.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { factsOf } from './facts.ts';

/** Something of the site as a form edits it: what is stored, and how it is read, judged and written. */
export interface Edited<Stored, Values extends FieldValues, Body> {
  stored: Stored;
  /** What the form begins with, and what it holds after a save. */
  valuesOf: (stored: Stored) => Values;
  resolver: Resolver<Values, unknown, Body>;
  /** The fields in the order of the screen, by their dotted names, each as its label says it. */
  labelsOf: (values: Values) => Readonly<Record<string, string>>;
  /** Throws an `ApiError` of kind `conflict` when `version` is not the newest. */
  save: (body: Body, version: number) => Promise<Stored>;
  /** What is stored now; nothing when somebody removed it. */
  readNewest: () => Promise<Stored | undefined>;
  onSaved: (saved: Stored) => void | Promise<void>;
}

/** Somebody saved another version meanwhile; it is null when they removed it. */
export interface Conflict<Stored> {
  newest: Stored | null;
}

/** A form of the editor: what is typed outlives every failure, and nobody's version is overwritten unseen. */
export function useContentForm<Stored extends { version: number }, Values extends FieldValues, Body>(
  edited: Edited<Stored, Values, Body>,
) {
  const { stored, valuesOf, resolver, labelsOf, save, readNewest, onSaved } = edited;
  // What the form started from: its version is what a save is compared with.
  const [base, setBase] = useState(stored);
  const form = useForm<Values, unknown, Body>({ values: valuesOf(base), resolver, shouldFocusError: false });
  const { isDirty } = form.formState;
  if (!isDirty && stored.version > base.version) setBase(stored);
  const [others, setOthers] = useState<readonly string[]>([]);
  const [conflict, setConflict] = useState<Conflict<Stored> | null>(null);
  const [uploads, setUploads] = useState(0);
  const beginUpload = useCallback(() => {
    setUploads((count) => count + 1);
    return () => setUploads((count) => count - 1);
  }, []);

  const adopt = (next: Stored) => {
    setConflict(null);
    setOthers([]);
    setBase(next);
    form.reset(valuesOf(next));
  };

  const refuse = async (error: unknown) => {
    notify.error(messages.saveFailed);
    if (isApiError(error) && (error.kind === 'conflict' || error.kind === 'not-found')) {
      try {
        return setConflict({ newest: (await readNewest()) ?? null });
      } catch (second) {
        return setOthers([describeError(second)]);
      }
    }
    const fields = Object.keys(labelsOf(form.getValues())) as FieldPath<Values>[];
    const unplaced = showServerErrors(form, error, fields);
    const isAboutFields = isApiError(error) && error.kind === 'fields';
    setOthers(isAboutFields ? unplaced : [describeError(error)]);
  };

  const submitAs = (version: number) =>
    form.handleSubmit(
      async (body) => {
        setOthers([]);
        if (uploads > 0) return setOthers([messages.image.waiting]);
        if (!isDirty && base.version > 0) return notify.info(messages.unchanged);
        try {
          const saved = await save(body, version);
          adopt(saved);
          await onSaved(saved);
        } catch (error) {
          await refuse(error);
        }
      },
      () => setOthers([]),
    );

  return {
    form,
    labels: labelsOf(form.getValues()),
    others,
    conflict: conflict && {
      newest: conflict.newest && factsOf(labelsOf, valuesOf(conflict.newest)),
      mine: factsOf(labelsOf, form.getValues()),
    },
    hasChanges: isDirty || uploads > 0,
    submit: submitAs(base.version),
    /** Saves what is typed over the version that somebody else saved. */
    saveMine: submitAs(conflict?.newest?.version ?? base.version),
    takeNewest: () => conflict?.newest && adopt(conflict.newest),
    beginUpload,
  };
}

export type ContentForm<Stored extends { version: number }, Values extends FieldValues, Body> = ReturnType<
  typeof useContentForm<Stored, Values, Body>
>;
