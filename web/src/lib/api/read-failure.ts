import { ApiError, type ApiErrorKind, type FieldErrors } from './api-error.ts';

const kindOfStatus: Readonly<Record<number, ApiErrorKind>> = {
  400: 'fields',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  429: 'rate-limited',
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fieldErrorsIn(body: unknown): FieldErrors {
  if (!isRecord(body)) return {};
  const errors: FieldErrors = {};
  for (const [field, messages] of Object.entries(body)) {
    if (Array.isArray(messages)) errors[field] = messages.map(String);
  }
  return errors;
}

/** Seconds of `Retry-After`, which is a number of seconds or a date (RFC 9110 §10.2.3). */
function retryAfter(response: Response): number | null {
  const header = response.headers.get('Retry-After');
  if (!header) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : null;
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    // A proxy's page in place of JSON: the status alone says what there is to say.
    return null;
  }
}

/** What an answer that is not a success means. */
export async function readFailure(response: Response): Promise<ApiError> {
  const body = await bodyOf(response);
  const { status } = response;
  const text = (name: string) => (isRecord(body) && typeof body[name] === 'string' ? body[name] : undefined);
  const detail = text('detail');
  const code = text('code');
  return new ApiError({
    kind: kindOfStatus[status] ?? (status >= 500 ? 'server' : 'refused'),
    status,
    fields: status === 400 ? fieldErrorsIn(body) : {},
    retryAfterSeconds: retryAfter(response),
    requestId: response.headers.get('X-Request-Id'),
    ...(detail === undefined ? {} : { detail }),
    ...(code === undefined ? {} : { code }),
  });
}
