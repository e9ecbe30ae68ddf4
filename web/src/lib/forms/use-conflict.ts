import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { compareVersions, type Difference, type Labels, mergeVersions } from './versions.ts';

/** One version of what a form edits: its number, and what the form holds of it. */
export interface Version<Values> {
  version: number;
  values: Values;
  /** Who stored it, where that is known. */
  by?: string | undefined;
}

/** A record that somebody else may change while it is written here. */
export interface Edited<Values> {
  /** The newest version known here; while nothing is typed, its values are taken up. */
  version: number;
  /** What is stored now; nothing when somebody removed it. */
  readNewest: (typed: Values) => Promise<Version<Values> | undefined>;
  /** All that is typed is stored already: the answer to an earlier attempt was lost on its way, or somebody wrote the same. */
  onStoredAlready: (newest: Version<Values>) => void;
  /** Said when somebody removed it. */
  gone?: string;
  /** Said when nothing was changed, instead of saving. */
  unchanged?: string;
  /** How a value reads that is not a text by itself; undefined where it is. */
  textOf?: (name: string, value: unknown) => string | undefined;
}

/** What the dialog of a conflict shows, and the ways out of it. */
export interface Conflict {
  /** Who the other one is, where that is known. */
  by: string | undefined;
  /** What both changed. */
  differences: readonly Difference[];
  textOf: Edited<never>['textOf'];
  /** Goes on with both, where both changed a field with the one that was chosen. */
  merge: (keepsMine: (name: string) => boolean) => void;
  discardMine: () => void;
  close: () => void;
}

interface Ways<Values> {
  onMerge: (newest: Version<Values>, merged: Values) => void;
  onDiscard: (newest: Version<Values>) => void;
}

/** What somebody else's version means for mine: nothing of mine is missing in it, both fit together, or the person is asked. */
export type Meeting<Values> = { is: 'stored' } | { is: 'merged'; values: Values } | { is: 'asked' };

/** Somebody else's version beside mine, from the refusal until the person decides. */
export function useConflict<Values extends FieldValues>(ways: Ways<Values>, textOf: Conflict['textOf']) {
  const [met, setMet] = useState<{ newest: Version<Values>; differences: Difference[] } | null>(null);
  const close = () => setMet(null);
  return {
    /** The person is asked of what both changed, and of nothing else. */
    meet: (labels: Labels, base: Values, mine: Values, newest: Version<Values>): Meeting<Values> => {
      const differences = compareVersions(labels, { base, mine, theirs: newest.values });
      const changedBy = new Set(differences.map((one) => one.changedBy));
      if (changedBy.has('both')) {
        setMet({ newest, differences });
        return { is: 'asked' };
      }
      if (!changedBy.has('me')) return { is: 'stored' };
      return { is: 'merged', values: mergeVersions(newest.values, differences, () => true) };
    },
    conflict: met && {
      by: met.newest.by,
      differences: met.differences.filter(({ changedBy }) => changedBy === 'both'),
      textOf,
      close,
      merge: (keepsMine: (name: string) => boolean) => {
        close();
        ways.onMerge(met.newest, mergeVersions(met.newest.values, met.differences, keepsMine));
      },
      discardMine: () => {
        close();
        ways.onDiscard(met.newest);
      },
    },
  };
}
