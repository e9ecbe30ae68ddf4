/** What the system, a driver or a library calls an error (`ENOENT`, `42P01`); empty where it has no such code. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';
