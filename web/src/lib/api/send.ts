import { API_URL } from '../environment.ts';
import { connectivity } from '../live/connectivity.ts';
import { isFromBackend } from '../live/probe-backend.ts';
import { ApiError } from './api-error.ts';
import { readFailure } from './read-failure.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface SendOptions {
  method?: Method;
  /** Sent as JSON, or as multipart when it is a FormData. */
  body?: unknown;
  /** Access token for `Authorization: JWT`. */
  token?: string | null;
  /** Makes a repeated POST safe (product 13.7). */
  idempotencyKey?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The answer is a file, and is handed on as it is. */
  isFile?: true;
  /** Lets the request outlive the page, for a last word when it closes. */
  keepalive?: boolean;
}

const TIMEOUT_MILLISECONDS = 20_000;
const UPLOAD_TIMEOUT_MILLISECONDS = 90_000;
/** An answer that takes longer may be no answer at all: somebody asks, while the call goes on. */
const SLOW_MILLISECONDS = 5000;

function headersOf({ body, token, idempotencyKey, headers }: SendOptions): Record<string, string> {
  const isJson = body !== undefined && !(body instanceof FormData);
  return {
    Accept: 'application/json',
    ...(isJson ? { 'Content-Type': 'application/json' } : {}),
    ...(token ? { Authorization: `JWT ${token}` } : {}),
    ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
    ...headers,
  };
}

/** Opens a call without reading the answer. No answer is an `ApiError` of kind `offline`; an abort stays an abort. */
export async function open(path: string, options: SendOptions, signal?: AbortSignal): Promise<Response> {
  const { body, method = 'GET', keepalive } = options;
  const since = Date.now();
  const slow = setTimeout(() => connectivity.missed(since), SLOW_MILLISECONDS);
  try {
    const response = await fetch(API_URL + path, {
      method,
      headers: headersOf(options),
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
      ...(keepalive ? { keepalive } : {}),
    });
    if (isFromBackend(response)) connectivity.heard();
    else connectivity.missed(since);
    return response;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    connectivity.missed(since);
    throw new ApiError({ kind: 'offline', status: 0 }, { cause: error });
  } finally {
    clearTimeout(slow);
  }
}

/** One call to the API: the parsed answer, or an `ApiError`. Knows nothing of the session. */
export async function send<Answer>(path: string, options: SendOptions = {}): Promise<Answer> {
  const limit = options.body instanceof FormData ? UPLOAD_TIMEOUT_MILLISECONDS : TIMEOUT_MILLISECONDS;
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), limit);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout.signal]) : timeout.signal;
  try {
    const response = await open(path, options, signal);
    if (!response.ok) throw await readFailure(response);
    if (response.status === 204) return undefined as Answer;
    if (options.isFile) return (await response.blob()) as Answer;
    // The server answers by the schemas of libs/contracts; callers name the type from there.
    return (await response.json()) as Answer;
  } catch (error) {
    if (error instanceof ApiError || options.signal?.aborted) throw error;
    throw new ApiError({ kind: 'offline', status: 0 }, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
