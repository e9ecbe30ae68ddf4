import type { z } from 'zod';
import type { ProcessName } from '../names.ts';

/** Who may call: anybody; a person who is logged in (own records); staff of the agency (api.md, rules for every route). */
export type Access = 'public' | 'person' | 'staff';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** One file field of a multipart body. */
export interface FileField {
  name: string;
  required: boolean;
}

/** What a route is, once, for everybody: gateway, service, OpenAPI document, web client and the tests of bad input. */
export interface EndpointDefinition<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  /** Operation id, unique, camelCase: `createWebQuote`. */
  name: string;
  method: Method;
  /** Public path without trailing slash, parameters as `:name`. */
  path: string;
  /** Other paths that mean the same. */
  aliases?: readonly string[];
  /** The process that answers; the BFF passes the others' routes on. */
  owner: ProcessName;
  access: Access;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Files of a multipart body; a route with files accepts JSON too when none is required. */
  files?: readonly FileField[];
  /** Status of success. */
  status: 200 | 201 | 204;
  answer?: Answer;
  /** Cacheable reference data: answered with an ETag and a public max-age. */
  cacheSeconds?: number;
}

/** Declares a route, keeping the exact types of its schemas. */
export function endpoint<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  definition: EndpointDefinition<P, Q, B, A>,
): EndpointDefinition<P, Q, B, A> {
  return definition;
}

export type ParamsOf<E> = E extends EndpointDefinition<infer P, z.ZodType, z.ZodType, z.ZodType> ? z.output<P> : never;
export type QueryOf<E> = E extends EndpointDefinition<z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.output<Q> : never;
/** The body as the handler gets it, after parsing. */
export type BodyOf<E> = E extends EndpointDefinition<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.output<B> : never;
/** The body as a client may send it. */
export type BodyInputOf<E> =
  E extends EndpointDefinition<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.input<B> : never;
export type AnswerOf<E> = E extends EndpointDefinition<z.ZodType, z.ZodType, z.ZodType, infer A> ? z.output<A> : never;
