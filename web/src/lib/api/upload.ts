import { API_URL } from '../environment.ts';
import { session } from '../session/current-session.ts';
import { ApiError, isApiError } from './api-error.ts';
import { readFailure } from './read-failure.ts';

const TIMEOUT_MILLISECONDS = 120_000;

export interface Upload {
  path: string;
  form: FormData;
  idempotencyKey: string;
  signal: AbortSignal;
  /** From 0 to 1; at 1 the server is at work with it. */
  onProgress: (share: number) => void;
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
function attempt({ path, form, idempotencyKey, signal, onProgress }: Upload, token: string | null): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const noAnswer = () => reject(new ApiError({ kind: 'offline', status: 0 }));
    request.open('POST', API_URL + path);
    request.timeout = TIMEOUT_MILLISECONDS;
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Idempotency-Key', idempotencyKey);
    if (token) request.setRequestHeader('Authorization', `JWT ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('error', noAnswer);
    request.addEventListener('timeout', noAnswer);
    request.addEventListener('load', () =>
      resolve(new Response(request.responseText, { status: request.status, headers: headersIn(request) })),
    );
    signal.addEventListener('abort', () => {
      request.abort();
      reject(new DOMException('the person cancelled', 'AbortError'));
    });
    request.send(form);
  });
}

async function send<Answer>(upload: Upload, token: string | null): Promise<Answer> {
  const response = await attempt(upload, token);
  if (!response.ok) throw await readFailure(response);
  // The server answers by the schema of libs/contracts.
  return (await response.json()) as Answer;
}

/** Sends a file, telling how far it is; a refused token is renewed once. Rejects with an `ApiError`, or an abort. */
export async function upload<Answer>(call: Upload): Promise<Answer> {
  const token = await session.accessToken();
  try {
    return await send(call, token);
  } catch (error) {
    if (!token || !isApiError(error) || error.status !== 401) throw error;
    const renewed = await session.renew(token);
    if (!renewed) throw error;
    return send(call, renewed);
  }
}
