import type { z } from 'zod';
import type { ProcessName } from '../names.ts';
import type { Right } from '../rights.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** One file field of a multipart body. */
export interface FileField {
  name: string;
  required: boolean;
  /** `images`: JPEG, PNG or WebP, and no PDF. */
  accepts?: 'images';
  /** Its command makes other images of it and stores those: it is handed on as it was sent. */
  isRendered?: true;
}

/** Who may call: anybody; a person who is logged in (own records); staff of the agency that have a right (product 14.7). */
type Access = { access: 'public' | 'person'; may?: undefined } | { access: 'staff'; may: Right };

/** What a route is, once, for everybody: gateway, service, OpenAPI document, web client and the tests of bad input. */
export type EndpointDefinition = Access & {
  /** Operation id, unique, camelCase: `createWebQuote`. */
  name: string;
  method: Method;
  /** Public path without trailing slash, parameters as `:name`. */
  path: string;
  /** Other paths that mean the same. */
  aliases?: readonly string[];
  /** The process that answers; the BFF passes the others' routes on. */
  owner: ProcessName;
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body's own schema where the path decides it; `body` is then what the document publishes. No schema: 404. */
  bodyFor?: (params: never) => z.ZodType | undefined;
  /** The most that its body may weigh as JSON, where that is not what `bodyLimitOf` allows by itself. */
  bodyBytes?: number;
  /** Files of a multipart body; a route with files accepts JSON too when none is required. */
  files?: readonly FileField[];
  /** Status of success. */
  status: 200 | 201 | 204;
  answer?: z.ZodType;
  /** What a 204 route answers with 200 instead, to a client whose body asks for it. */
  answerOnRequest?: z.ZodType;
  /** What a client reads, where the BFF makes something else of the owner's answer: a link of a file, a view of an id. */
  publicAnswer?: z.ZodType;
  /** Public data: answered with an ETag and a public max-age; 0 asks each time, and then mostly answers 304. */
  cacheSeconds?: number;
  /** It changes nothing, though what it asks about is in a body: given up as soon as a read. */
  isLookUp?: true;
  /** Its answer is a secret that is told once: no `Idempotency-Key` keeps it, each request makes another. */
  tellsSecret?: true;
  /** What is sent to it is not even read, whatever it is: mail programs send a form (RFC 8058), and its address says all. */
  ignoresBody?: true;
  /** A public route that knows a caller with a valid token: it shows more, or gives the person a turn of the own. */
  readsCaller?: boolean;
};

/** Declares a route, keeping the exact types of its schemas. */
export function endpoint<const Definition extends EndpointDefinition>(definition: Definition): Definition {
  return definition;
}

const KILOBYTE = 1024;

/**
 * How many bytes of JSON a route reads: as few as its longest body needs, for what is parsed takes many times its bytes.
 * Nobody who is not logged in has more to say than fits in the smaller one.
 */
export function bodyLimitOf({ bodyBytes, access, path }: EndpointDefinition): number {
  const isOpen = access === 'public' || path.startsWith('/auth/');
  return bodyBytes ?? (isOpen ? 16 : 64) * KILOBYTE;
}

/** Whether the first answer to an `Idempotency-Key` is kept for those who repeat it (product 13.7). */
export const isRepeatable = ({ method, path, tellsSecret }: EndpointDefinition): boolean =>
  method === 'POST' && path.startsWith('/api/') && !tellsSecret;

export type ParamsOf<E> = E extends { params: infer P extends z.ZodType } ? z.output<P> : undefined;
export type QueryOf<E> = E extends { query: infer Q extends z.ZodType } ? z.output<Q> : undefined;
/** The body as the handler gets it, after parsing. */
export type BodyOf<E> = E extends { body: infer B extends z.ZodType } ? z.output<B> : undefined;
export type AnswerOf<E> = E extends { answer: infer A extends z.ZodType }
  ? z.output<A>
  : E extends { answerOnRequest: infer A extends z.ZodType }
    ? z.output<A> | null
    : void;
