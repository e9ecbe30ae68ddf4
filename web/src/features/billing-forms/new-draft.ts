/** The name of what is typed of something new: where it goes, and of what. A correction's is the path of what it corrects. */
export const newDraft = (path: string, fixed: Readonly<Record<string, string>>): string =>
  [path, ...Object.values(fixed)].join('.');
