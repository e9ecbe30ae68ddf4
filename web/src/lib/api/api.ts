import { session } from '../session/current-session.ts';
import { isApiError } from './api-error.ts';
import { type Method, send, type SendOptions } from './send.ts';

type CallOptions = Pick<SendOptions, 'idempotencyKey' | 'signal' | 'headers' | 'isFile'>;

/** Calls as the person who is logged in; a refused token is renewed once, and only then is the session over. */
async function call<Answer>(method: Method, path: string, body?: unknown, options?: CallOptions): Promise<Answer> {
  const token = await session.accessToken();
  const attempt = (access: string | null) => send<Answer>(path, { ...options, method, body, token: access });
  try {
    return await attempt(token);
  } catch (error) {
    if (!token || !isApiError(error) || error.status !== 401) throw error;
    const renewed = await session.renew(token);
    if (!renewed) throw error;
    return await attempt(renewed).catch((second: unknown) => {
      if (isApiError(second) && second.status === 401) session.end(renewed);
      throw second;
    });
  }
}

/** The API as screens use it. Name the answer's type from libs/contracts: `api.get<AnswerOf<typeof getPublicAgency>>`. */
export const api = {
  get: <Answer>(path: string, options?: CallOptions) => call<Answer>('GET', path, undefined, options),
  file: (path: string) => call<Blob>('GET', path, undefined, { isFile: true, headers: { Accept: '*/*' } }),
  post: <Answer = void>(path: string, body: unknown, options?: CallOptions) =>
    call<Answer>('POST', path, body, options),
  put: <Answer = void>(path: string, body: unknown, options?: CallOptions) => call<Answer>('PUT', path, body, options),
  patch: <Answer = void>(path: string, body: unknown, options?: CallOptions) =>
    call<Answer>('PATCH', path, body, options),
  delete: <Answer = void>(path: string, options?: CallOptions) => call<Answer>('DELETE', path, undefined, options),
};
