import type { StoredImage } from '@bitacora/contracts';
import { ApiError, isApiError } from '../../../lib/api/api-error.ts';
import { readFailure } from '../../../lib/api/read-failure.ts';
import { API_URL } from '../../../lib/environment.ts';
import { session } from '../../../lib/session/current-session.ts';
import { IMAGES } from '../addresses.ts';

const TIMEOUT_MILLISECONDS = 120_000;

export interface Upload {
  file: File;
  alt: string;
  idempotencyKey: string;
  signal: AbortSignal;
  /** From 0 to 1; at 1 the store is preparing the sizes. */
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
function attempt({ file, alt, idempotencyKey, signal, onProgress }: Upload, token: string | null): Promise<Response> {
  const form = new FormData();
  form.set('alt', alt);
  form.set('image', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const noAnswer = () => reject(new ApiError({ kind: 'offline', status: 0 }));
    request.open('POST', API_URL + IMAGES);
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

async function send(upload: Upload, token: string | null): Promise<StoredImage> {
  const response = await attempt(upload, token);
  if (!response.ok) throw await readFailure(response);
  // The server answers by the schema of libs/contracts.
  return (await response.json()) as StoredImage;
}

/** Stores an image, telling how far it is; a refused token is renewed once. Rejects with an `ApiError`, or an abort. */
export async function uploadImage(upload: Upload): Promise<StoredImage> {
  const token = await session.accessToken();
  try {
    return await send(upload, token);
  } catch (error) {
    if (!token || !isApiError(error) || error.status !== 401) throw error;
    const renewed = await session.renew(token);
    if (!renewed) throw error;
    return send(upload, renewed);
  }
}
