import { asPerson } from './as-person.ts';
import { type Method, send, type SendOptions } from './send.ts';

type CallOptions = Pick<SendOptions, 'idempotencyKey' | 'signal' | 'headers' | 'isFile'>;

function call<Answer>(method: Method, path: string, body?: unknown, options?: CallOptions): Promise<Answer> {
  return asPerson((token) => send<Answer>(path, { ...options, method, body, token }));
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
