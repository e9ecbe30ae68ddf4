import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { forgetDraft, keepDraft, ownDraft, readDraft } from '../drafts.ts';
import { useUser } from '../session/use-session.ts';
import { hasShapeOf } from './has-shape-of.ts';
import { isSame } from './is-same.ts';
import type { Version } from './use-conflict.ts';
import { compareVersions, mergeVersions } from './versions.ts';

export interface DraftOptions<Values> {
  /** Of one form and one record; drafts are the person's own by themselves. */
  name: string;
  /** What values of this form are, for what another version of this site kept; as its start is, when not given. */
  shape?: z.ZodType<Values>;
  /** What of them is kept: no password is. */
  keeps?: (values: Values) => Values;
}

/** What a tab kept of a form: what was typed, over which version of the record, and whether files were chosen. */
interface Kept<Values> {
  values: Values;
  base: Version<Values>;
  hadFiles: boolean;
}

/** What the frames of a form show of a draft that was taken up. */
export interface DraftState {
  isRestored: boolean;
  /** Of a record that is stored already, rather than of something new. */
  isOfRecord: boolean;
  /** Somebody changed the record since this was typed. */
  isOutdated: boolean;
  /** A file was chosen, which no browser keeps. */
  hadFiles: boolean;
  forget: () => void;
  /** Puts what is stored, or nothing, in place of what is typed. */
  startOver: () => void;
}

function readKept<Values extends FieldValues>(
  name: string,
  known: Version<Values>,
  shape: z.ZodType<Values> | undefined,
): Kept<Values> | null {
  const isValues = (value: unknown): value is Values =>
    shape ? shape.safeParse(value).success : hasShapeOf(value, known.values);
  const { values, version, written, hadFiles } = Object(readDraft(name)) as Partial<Record<string, unknown>>;
  if (!isValues(values)) return null;
  const isOlder = typeof version === 'number' && version !== known.version && isValues(written);
  const base = isOlder ? { version, values: written } : known;
  return { ...onNewest(values, base, known), hadFiles: hadFiles === true };
}

/**
 * What was typed, over what is stored by now: a field that nobody touched here shows what it is. Where both changed one, it
 * stays over what it was written on: saved so, the server says what others changed since.
 */
function onNewest<Values extends FieldValues>(
  values: Values,
  base: Version<Values>,
  known: Version<Values>,
): Pick<Kept<Values>, 'values' | 'base'> {
  const fields = Object.fromEntries(Object.keys(values).map((name) => [name, name]));
  const differences = compareVersions(fields, { base: base.values, mine: values, theirs: known.values });
  if (differences.some(({ changedBy }) => changedBy === 'both')) return { values, base };
  return { values: mergeVersions(known.values, differences, () => true), base: known };
}

/** The name under which this person's draft is kept, and what was kept there when the form opened. */
export function useKeptDraft<Values extends FieldValues>(
  options: DraftOptions<Values> | undefined,
  known: Version<Values>,
): { name: string | null; kept: Kept<Values> | null } {
  const user = useUser();
  const name = options && user ? ownDraft(options.name, user.id) : null;
  const [kept] = useState(() => (name === null ? null : readKept(name, known, options?.shape)));
  return { name, kept };
}

interface Keeping<Values> {
  name: string | null;
  kept: Kept<Values> | null;
  keeps: DraftOptions<Values>['keeps'];
  base: () => Version<Values>;
  hasUnsaved: () => boolean;
  known: Version<Values>;
  goOnFrom: (version: Version<Values>) => void;
}

/**
 * Keeps what is typed through a reload and a session that ended, in this tab only, for as long as it is not stored.
 * Files stay on the device.
 */
export function useDraft<Values extends FieldValues, Body>(
  { subscribe }: Pick<UseFormReturn<Values, unknown, Body>, 'subscribe'>,
  { name, kept, keeps = (values) => values, base, hasUnsaved, known, goOnFrom }: Keeping<Values>,
): DraftState | null {
  const [isRestored, setRestored] = useState(kept !== null);
  const keep = useEffectEvent((values: Values) => {
    if (name === null) return;
    const { version, values: written } = base();
    const typed = keeps(values);
    if (!hasUnsaved() || isSame(typed, written)) return forgetDraft(name);
    let hadFiles = kept?.hadFiles === true && isRestored;
    const withoutFiles = (_: string, value: unknown) => {
      if (!(value instanceof File)) return value;
      hadFiles = true;
      return null;
    };
    const texts: unknown = JSON.parse(JSON.stringify({ values: typed, version, written }, withoutFiles));
    keepDraft(name, { ...Object(texts), hadFiles });
  });
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }), [subscribe]);
  if (name === null) return null;
  const forget = () => {
    forgetDraft(name);
    setRestored(false);
  };
  return {
    isRestored,
    isOfRecord: known.version > 0,
    isOutdated: kept !== null && kept.base.version !== known.version,
    hadFiles: kept?.hadFiles === true,
    forget,
    startOver: () => {
      goOnFrom(known);
      forget();
    },
  };
}
