import { AppError, ConflictError, UnavailableError } from '@bitacora/kernel';

/** SQLSTATE classes and codes that pass by themselves: connection, resources, operator, lock, deadlock, time-out. */
const passing = /^(08|53|57|40001|40P01|55P03|25P03)/;
const network = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN']);

function codeOf(error: unknown): string {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string') return code;
  }
  return '';
}

/** The name of the unique constraint that an error is about, if it is. */
export function violatedUnique(error: unknown): string | null {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as { code?: unknown; constraint?: unknown };
    if (code === '23505' && typeof constraint === 'string') return constraint;
  }
  return null;
}

/** Database trouble in the platform's terms; everything else unchanged. */
export function asAppError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : '';
  if (
    passing.test(code) ||
    network.has(code) ||
    /Connection terminated|timeout exceeded when trying to connect/.test(message)
  ) {
    return new UnavailableError('database_unavailable', { cause: error });
  }
  if (violatedUnique(error)) {
    return new ConflictError('already_exists', 'Ya existe un registro con estos datos', { cause: error });
  }
  return error;
}
