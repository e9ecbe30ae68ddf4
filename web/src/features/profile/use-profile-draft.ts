import { useEffect, useState } from 'react';
import { type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import { forgetDraft, keepDraft, readDraft } from '../../lib/drafts.ts';
import type { ProfileBundle } from './profile-request.ts';
import { type ProfileValues, type TextField, textFields } from './profile-values.ts';

type Draft = Partial<Record<TextField, string>>;

const draftName = (userId: string) => `profile.${userId}`;

/** What this tab kept; anything that is not a text of a field is left. */
function readTexts(userId: string): Draft {
  const kept = readDraft(draftName(userId));
  if (typeof kept !== 'object' || kept === null) return {};
  const texts = textFields.map((field) => [field, (kept as Record<string, unknown>)[field]] as const);
  return Object.fromEntries(texts.filter(([, text]) => typeof text === 'string'));
}

/** The texts that differ from what is stored, by field. Photos stay on the device. */
function changedTexts(values: ProfileValues, dirty: FieldValues): Draft {
  const changed = textFields.filter((field) => get(dirty, field) === true);
  return Object.fromEntries(changed.map((field) => [field, get(values as unknown as FieldValues, field) as string]));
}

/**
 * Keeps what is typed through a reload and through a session that ended, in this tab only, and takes it up again.
 * Answers whether something was taken up, and how to forget it.
 */
export function useProfileDraft(userId: string, form: UseFormReturn<ProfileValues, unknown, ProfileBundle>) {
  const [draft, setDraft] = useState(() => readTexts(userId));
  const { setValue, subscribe } = form;

  useEffect(() => {
    for (const field of textFields) {
      const text = draft[field];
      if (text !== undefined) setValue(field, text, { shouldDirty: true });
    }
    // Taken up once, when the form opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(
    () =>
      subscribe({
        formState: { values: true, dirtyFields: true },
        callback: ({ values, dirtyFields = {} }) => {
          const changed = changedTexts(values, dirtyFields);
          if (Object.keys(changed).length > 0) keepDraft(draftName(userId), changed);
          else forgetDraft(draftName(userId));
        },
      }),
    [subscribe, userId],
  );

  return {
    hasDraft: Object.keys(draft).length > 0,
    forget: () => {
      forgetDraft(draftName(userId));
      setDraft({});
    },
  };
}
