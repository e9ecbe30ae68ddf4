import { API_URL } from '../environment.ts';
import { connectivity } from '../live/connectivity.ts';
import { isFromBackend } from '../live/probe-backend.ts';
import { ApiError } from './api-error.ts';
import { asPerson } from './as-person.ts';
import { readFailure } from './read-failure.ts';

const TIMEOUT_MILLISECONDS = 120_000;

/** How the sender of a file follows it and stops it. */
export interface UploadControl {
  signal: AbortSignal;
  /** From 0 to 1; at 1 the server is at work with it. */
  onProgress: (share: number) => void;
}

export interface Upload extends UploadControl {
  method?: 'POST' | 'PATCH' | 'PUT';
  path: string;
  form: FormData;
  /** Of what is made anew. */
  idempotencyKey?: string;
}

const headersIn = (request: XMLHttpRequest) =>
  new Headers(
    request
      .getAllResponseHeaders()
      .split('\r\n')
      .filter(Boolean)
      .map((line): [string, string] => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon), line.slice(colon + 1).trim()];
      }),
  );

/** One attempt. `fetch` tells nothing of how much has been sent, which is why this is an XMLHttpRequest. */
function attempt(call: Upload, token: string | null): Promise<Response> {
  const { method = 'POST', path, form, idempotencyKey, signal, onProgress } = call;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const since = Date.now();
    const noAnswer = () => {
      connectivity.missed(since);
      reject(new ApiError({ kind: 'offline', status: 0 }));
    };
    request.open(method, API_URL + path);
    request.timeout = TIMEOUT_MILLISECONDS;
    request.setRequestHeader('Accept', 'application/json');
    if (idempotencyKey !== undefined) request.setRequestHeader('Idempotency-Key', idempotencyKey);
    if (token) request.setRequestHeader('Authorization', `JWT ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('error', noAnswer);
    request.addEventListener('timeout', noAnswer);
    request.addEventListener('load', () => {
      const response = new Response(request.responseText, { status: request.status, headers: headersIn(request) });
      if (isFromBackend(response)) connectivity.heard();
      else connectivity.missed(since);
      resolve(response);
    });
    signal.throwIfAborted();
    signal.addEventListener('abort', () => {
      request.abort();
      reject(new DOMException('the person cancelled', 'AbortError'));
    });
    onProgress(0);
    request.send(form);
  });
}

async function send<Answer>(upload: Upload, token: string | null): Promise<Answer> {
  const response = await attempt(upload, token);
  if (!response.ok) throw await readFailure(response);
  // The server answers by the schema of libs/contracts.
  return (await response.json()) as Answer;
}

/** Sends a file, telling how far it is. Rejects with an `ApiError`, or an abort. */
export const upload = <Answer>(call: Upload): Promise<Answer> => asPerson((token) => send<Answer>(call, token));
