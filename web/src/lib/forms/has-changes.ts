interface Life {
  draft?: { isRestored: boolean } | null | undefined;
}

/** Whether there is something to save: what was typed, now or in a draft that came back. */
export const hasChanges = ({ isDirty }: { isDirty: boolean }, { draft }: Life): boolean =>
  isDirty || draft?.isRestored === true;
