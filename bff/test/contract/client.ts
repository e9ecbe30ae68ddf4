import { fromNewAddress } from '@bitacora/testing/stories';
import { expect } from '@jest/globals';
import type { Route } from './documented-routes.ts';
import { platformUrl } from './platform.ts';

/** What a client sends to a route; `as` is an access token, null for a visitor. */
export interface Sent {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  files?: Record<string, Blob | Blob[]>;
  as?: string | null;
  headers?: Record<string, string>;
  /** Bytes that are sent as they are, instead of body and files. */
  raw?: { type: string; bytes: string };
  hasTrailingSlash?: boolean;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** Parsed JSON; null for another type. */
  body: unknown;
  text: string;
}

const jargon = [
  /\n\s+at \S+/,
  /node_modules|\.[tj]s:\d+/,
  /\b(select|insert into|delete from) .+ (from|values|where)\b/i,
  /\bviolates|\bconstraint\b|relation "|column "|mikro-?orm|postgres|ECONNREFUSED/i,
];
const english =
  /\b(invalid|required|expected|received|must|should|not found|forbidden|unauthorized|too (?:big|small|large|long|short)|unrecognized|bad request|string|number|internal|unsupported|body|cannot|allowed)\b/i;

const isLine = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** The sentences for people in a refusal, after its form was checked (product 13.4, 13.5). */
function sentencesOf({ status, body, headers }: Answer): string[] {
  if (status === 400) {
    const lists = Object.values(body as Record<string, unknown>);
    expect(lists.length).toBeGreaterThan(0);
    for (const list of lists) expect(Array.isArray(list) && list.length > 0 && list.every(isLine)).toBe(true);
    return lists.flat() as string[];
  }
  const failure = body as Record<string, unknown>;
  expect(failure).toMatchObject({ detail: expect.any(String), code: expect.stringMatching(/^[a-z_]+$/) });
  if (status === 401) expect(headers.get('www-authenticate')).toBe('JWT');
  if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  return [String(failure.detail)];
}

/** What holds for every answer of every route (product 13.1 to 13.6). */
function checkManners(answer: Answer): void {
  expect(answer.headers.get('x-request-id')).toMatch(/^[\w.-]{8,}$/);
  if (answer.status < 400) return;
  for (const pattern of jargon) expect(answer.text).not.toMatch(pattern);
  for (const sentence of sentencesOf(answer)) expect(sentence).not.toMatch(english);
}

function appendTo(form: FormData, name: string, value: unknown): void {
  if (value === undefined) return;
  if (Array.isArray(value)) for (const one of value) appendTo(form, name, one);
  else if (typeof value === 'object' && value !== null && !(value instanceof Blob)) {
    for (const [key, inner] of Object.entries(value)) appendTo(form, `${name}.${key}`, inner);
  } else if (value instanceof Blob) form.append(name, value, `${name}.pdf`);
  else form.append(name, value === null ? '' : String(value as string | number | boolean));
}

/** A multipart body: nested fields by dotted name, lists as repeated fields. */
export function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) appendTo(form, name, value);
  return form;
}

function bodyOf(route: Pick<Route, 'json' | 'multipart'>, { raw, body, files }: Sent): RequestInit {
  if (raw) return { body: raw.bytes, headers: { 'content-type': raw.type } };
  const isForm = route.multipart && (!route.json || files !== undefined);
  if (isForm) return { body: formOf({ ...(body as Record<string, unknown> | undefined), ...files }) };
  if (body === undefined) return {};
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

function urlOf({ path }: Pick<Route, 'path'>, { params = {}, query = {}, hasTrailingSlash }: Sent): URL {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const url = new URL(filled + (hasTrailingSlash ? '/' : ''), platformUrl);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

let accepted = 0;
/** How many requests were sent that may have stored something. */
export const acceptedWrites = () => accepted;

async function textOf(response: Response): Promise<string> {
  // A live stream has no end.
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text();
  await response.body?.cancel();
  return '';
}

/** Sends a request as a client does, and checks what must hold for every answer. */
export async function send(route: Pick<Route, 'method' | 'path' | 'json' | 'multipart'>, sent: Sent): Promise<Answer> {
  const { headers, ...init } = bodyOf(route, sent);
  const response = await fetch(urlOf(route, sent), {
    ...init,
    method: route.method,
    headers: {
      // What is refused may be sent many times, and is no attempt of whoever sends the next.
      ...fromNewAddress(),
      ...headers,
      ...(sent.as ? { authorization: `JWT ${sent.as}` } : {}),
      ...sent.headers,
    },
  });
  if (route.method !== 'GET' && response.ok) accepted += 1;
  const text = await textOf(response);
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const answer = { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : null, text };
  checkManners(answer);
  return answer;
}
