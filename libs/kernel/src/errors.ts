/** What went wrong, in the terms that decide an HTTP status, a retry or a dead letter. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'key-reused'
  | 'too-slow'
  | 'too-large'
  | 'unsupported-media'
  | 'rate-limited'
  | 'unavailable';

/** `{"field.path": ["mensaje", ...]}`; errors of the whole body stand under `non_field_errors`. */
export type FieldErrors = Record<string, string[]>;

/** An expected failure: a kind, a stable code for programs and a Spanish message for people. */
export class AppError extends Error {
  readonly kind: ErrorKind;
  readonly code: string;

  constructor(kind: ErrorKind, code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.kind = kind;
    this.code = code;
  }
}

/** Bad input (400): every broken field at once, ready to show. */
export class InvalidError extends AppError {
  readonly fields: FieldErrors;

  constructor(fields: FieldErrors) {
    super('invalid', 'invalid', Object.values(fields).flat()[0] ?? 'Datos inválidos');
    this.fields = fields;
  }
}

export const hasErrors = (errors: FieldErrors): boolean => Object.keys(errors).length > 0;

/** Throws `invalid` when a field is wrong. */
export function expectValid(errors: FieldErrors): void {
  if (hasErrors(errors)) throw new InvalidError(errors);
}

export class UnauthenticatedError extends AppError {
  constructor(code = 'not_authenticated', message = 'Inicie sesión para continuar') {
    super('unauthenticated', code, message);
  }
}

/** A token that holds no more, or never did: whoever sent it logs in again. */
export class TokenNotValidError extends UnauthenticatedError {
  constructor() {
    super('token_not_valid', 'Su sesión no es válida o terminó');
  }
}

export class ForbiddenError extends AppError {
  constructor(code = 'permission_denied', message = 'No tiene permiso para realizar esta acción') {
    super('forbidden', code, message);
  }
}

/** What is asked for is done already, by whoever asks again: refused, and nobody's attempt at anything. */
export class AlreadyDoneError extends ForbiddenError {}

/** Not there, or somebody else's: the two are told apart nowhere. */
export class NotFoundError extends AppError {
  constructor(message = 'No encontrado', code = 'not_found') {
    super('not-found', code, message);
  }
}

/** There, but for others: answered exactly like what is not there, and noted in the security log. */
export class ForeignError extends NotFoundError {}

export class ConflictError extends AppError {
  constructor(code: string, message: string, options?: ErrorOptions) {
    super('conflict', code, message, options);
  }
}

/** Somebody else changed what a client is about to change (409): whoever does reads it again first. */
export class StaleVersionError extends ConflictError {
  constructor() {
    super('stale_version', 'Alguien más cambió estos datos. Actualice la página e intente de nuevo.');
  }
}

/** Throws `conflict` when a client changes what it has not read; one that names no version changes what is there. */
export function expectVersion(seen: number | undefined, present: number): void {
  if (seen !== undefined && seen !== present) throw new StaleVersionError();
}

/** It took too long to arrive (408). */
export class TooSlowError extends AppError {
  constructor(message: string) {
    super('too-slow', 'too_slow', message);
  }
}

/** More bytes than its route takes (413). */
export class TooLargeError extends AppError {
  constructor(message: string) {
    super('too-large', 'too_large', message);
  }
}

/** A body of a kind that its route does not take (415). */
export class UnsupportedMediaError extends AppError {
  constructor(message: string) {
    super('unsupported-media', 'unsupported_media', message);
  }
}

/** Too many attempts (429); `retryAfterSeconds` becomes the `Retry-After` header. */
export class RateLimitedError extends AppError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number, message = 'Demasiados intentos. Espere un momento e intente de nuevo') {
    super('rate-limited', 'throttled', message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Too much is under way of everybody's (503); `retryAfterSeconds` becomes the `Retry-After` header. */
export class BusyError extends AppError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number, message: string) {
    super('unavailable', 'busy', message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Something that we need is away (503): worth trying again. */
export class UnavailableError extends AppError {
  constructor(code = 'unavailable', options?: ErrorOptions) {
    super('unavailable', code, 'Error en el servidor', options);
  }
}
