/** Something the person at the keyboard can put right: printed as it is, without a stack. */
export class LauncherError extends Error {
  override readonly name = 'LauncherError';
}

const wayOn: Record<string, string> = {
  ENOSPC: 'The disk is full. Free some space, or set DATA_DIR to a folder on another disk',
  EDQUOT: 'The disk quota is used up. Free some space, or set DATA_DIR to a folder on another disk',
  EROFS: 'The disk is read-only. Set DATA_DIR to a folder that can be written',
  EACCES: 'Permission denied. Set DATA_DIR to a folder that can be written',
  EPERM: 'Permission denied. Set DATA_DIR to a folder that can be written',
};

/** What to print for any error: our own words for the known ones, the stack for a surprise. */
export function describeError(error: unknown): string {
  if (error instanceof LauncherError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, path } = error as NodeJS.ErrnoException;
  // An option that a command does not know.
  if (code?.startsWith('ERR_PARSE_ARGS')) return error.message;
  const known = code === undefined ? undefined : wayOn[code];
  if (known && path) return `${known} (${path}).`;
  if (known && code === 'ENOSPC') return `${known}.`;
  return error.stack ?? error.message;
}
