import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from '@bitacora/contracts';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Caller, StaffCaller } from '../context/caller.ts';
import type { ReceivedFile } from '../files/received-file.ts';

/** Who asks a route: staff, somebody logged in, or perhaps nobody. */
export type CallerOf<E> = E extends { access: 'staff' }
  ? StaffCaller
  : E extends { access: 'person' }
    ? Caller
    : Caller | null;

/** One parsed request: what the route's schemas made of it, its files, and who asks. */
export interface Call<E> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** Files of a multipart body by field name, already judged by content. */
  files: Record<string, ReceivedFile>;
  caller: CallerOf<E>;
  /** Address that the visitor counts as, by what the trusted proxies report (see `countedAddress`). */
  address: string;
  reply: FastifyReply;
}

export type Answer<E> = AnswerOf<E>;

/** Injects the parsed request into a controller's method. */
export const ParsedCall = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<{ call: unknown }>().call,
);
