import { conflict } from '@bitacora/contracts/messages';
import { AppError, codeOf, UnavailableError } from '@bitacora/kernel';

/** SQLSTATE classes and codes that pass by themselves: connection, resources, operator, lock, deadlock, time-out. */
const passing = /^(08|53|57|40001|40P01|55P03|25P03)/;
/** By which the server itself is away: connection, login or database refused, resources, shutting down or starting up. */
const away = /^(08|28|3D000|53|57P)/;
const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** What drivers say without a code when a connection is not there, or not any more. */
const lost =
  /Connection terminated|is not queryable|timeout exceeded when trying to connect|Connection is closed|Stream isn't writeable|Socket timeout|^LOADING|^READONLY/;

/** By its shape, for an error of Node's own may come from another realm than ours. */
const isErrorLike = (value: unknown): value is { code?: unknown; message?: unknown; cause?: unknown } =>
  typeof value === 'object' && value !== null;

/** Of an error or of what caused it. */
function innerCodeOf(error: unknown): string {
  for (let cause: unknown = error; isErrorLike(cause); cause = cause.cause) {
    const code = codeOf(cause);
    if (code) return code;
  }
  return '';
}

/** Whether the server of a database or broker cannot be reached, rather than refuses what it was asked. */
export function isAway(error: unknown): boolean {
  const code = innerCodeOf(error);
  return away.test(code) || network.has(code) || (isErrorLike(error) && lost.test(String(error.message)));
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
  if (passing.test(innerCodeOf(error)) || isAway(error)) {
    return new UnavailableError('database_unavailable', { cause: error });
  }
  if (violatedUnique(error)) {
    return conflict('already_exists', { cause: error });
  }
  return error;
}
