import { type EndpointDefinition, isRepeatable } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { ConflictError, InvalidError } from '@bitacora/kernel';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor, Optional } from '@nestjs/common';
import { ModuleRef, Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { Idempotency } from '../commands/idempotency.ts';
import { currentContext } from '../context/request-context.ts';
import { FileWorkshop } from '../files/file-workshop.ts';
import { TemporaryFiles } from '../files/temporary-files.ts';
import { cacheable } from './cacheable.ts';
import { endpointOf, referencesOf } from './endpoint-decorator.ts';
import { type FileIntake, parseCall } from './parse-call.ts';

const MAXIMUM_KEY_LENGTH = 255;

function fingerprint(call: Awaited<ReturnType<typeof parseCall>>): string {
  const files = Object.values(call.files).map(({ field, receivedSha256 }) => [field, receivedSha256]);
  return hash('sha256', JSON.stringify([call.params, call.body, files]));
}

/**
 * Around every route of contracts: parses the request, answers a repeated `Idempotency-Key` with the first result, and
 * wraps a command's answer as `{body, events}`, so that the BFF can apply what was written at once (architecture#read-your-own-writes).
 */
@Injectable()
export class EndpointInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly modules: ModuleRef,
    private readonly idempotency: Idempotency,
    /** Of a process that stores files. */
    @Optional() private readonly workshop?: FileWorkshop,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const endpoint = endpointOf(this.reflector, context);
    return endpoint
      ? from(this.withFiles(endpoint, (intake) => this.answer(endpoint, context, next, intake)))
      : next.handle();
  }

  /** What came with a request is there until it was answered. */
  private async withFiles(
    { files }: EndpointDefinition,
    answer: (intake: FileIntake | undefined) => Promise<unknown>,
  ): Promise<unknown> {
    if (!files || !this.workshop) return answer(undefined);
    const temporary = new TemporaryFiles();
    try {
      return await answer({ workshop: this.workshop, temporary });
    } finally {
      await temporary.removeAll();
    }
  }

  private async answer(
    endpoint: NonNullable<ReturnType<typeof endpointOf>>,
    context: ExecutionContext,
    next: CallHandler,
    intake: FileIntake | undefined,
  ): Promise<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest & { call: unknown }>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const references = referencesOf(this.reflector, context);
    const call = await parseCall(endpoint, request, reply, {
      intake,
      references: references && this.modules.get(references, { strict: false }),
    });
    request.call = call;
    const isCommand = endpoint.method !== 'GET' && endpoint.owner !== 'bff';
    // 204 carries no content, but the gateway still needs the events: services answer 200 to it.
    if (isCommand && endpoint.status === 204) void reply.status(200);
    const key = request.headers['idempotency-key'];
    const current = currentContext();
    if (current && typeof key === 'string' && isRepeatable(endpoint)) {
      if (key.length > MAXIMUM_KEY_LENGTH) throw new InvalidError({ non_field_errors: [messages.keyTooLong] });
      current.idempotency = { key, route: endpoint.name, hash: fingerprint(call) };
      const repeated = await this.idempotency.answerOf(current.idempotency);
      if (repeated) return { body: repeated.answer, events: [] };
    }
    const answer: unknown = await lastValueFrom(next.handle(), { defaultValue: undefined }).catch((error: unknown) =>
      this.firstAnswer(error),
    );
    if (endpoint.cacheSeconds !== undefined) return cacheable(request, reply, endpoint.cacheSeconds, answer);
    if (!isCommand) return answer;
    return { body: answer ?? null, events: current?.written ?? [] };
  }

  /** Two requests with one key at once: the later one conflicts with what the first one did, and answers the same. */
  private async firstAnswer(error: unknown): Promise<unknown> {
    const key = currentContext()?.idempotency;
    const repeated = key && error instanceof ConflictError ? await this.idempotency.answerOf(key) : null;
    if (!repeated) throw error;
    return repeated.answer;
  }
}
