/** `{"field.path": ["mensaje", ...]}` as the API answers a body that breaks a rule. */
export type FieldErrors = Record<string, string[]>;

export type ApiErrorKind =
  | 'fields'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'rate-limited'
  | 'refused'
  | 'offline'
  | 'server';

interface ApiErrorDetails {
  kind: ApiErrorKind;
  /** HTTP status; 0 without an answer. */
  status: number;
  detail?: string;
  code?: string;
  fields?: FieldErrors;
  retryAfterSeconds?: number | null;
  requestId?: string | null;
}

/** Why a call failed, in terms that decide what the screen says. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number;
  /** A sentence of the server for people; empty when it sent none. */
  readonly detail: string;
  readonly code: string;
  readonly fields: FieldErrors;
  readonly retryAfterSeconds: number | null;
  readonly requestId: string | null;

  constructor(details: ApiErrorDetails, options?: ErrorOptions) {
    super(details.detail || `${details.kind} (${details.status})`, options);
    this.name = 'ApiError';
    this.kind = details.kind;
    this.status = details.status;
    this.detail = details.detail ?? '';
    this.code = details.code ?? '';
    this.fields = details.fields ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
    this.requestId = details.requestId ?? null;
  }

  /** Whether the same call may well succeed later. */
  get isTransient(): boolean {
    return this.kind === 'offline' || this.kind === 'server' || this.kind === 'rate-limited';
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}
