import { validationMessages as messages } from '@bitacora/contracts/messages';
import {
  AlreadyDoneError,
  AppError,
  BusyError,
  ForbiddenError,
  ForeignError,
  InvalidError,
  RateLimitedError,
} from '@bitacora/kernel';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RefusalLog } from './refusal-log.ts';
import { refusals, serverError } from './refusals.ts';
import { currentContext } from '../context/request-context.ts';
import { SecurityLog } from '../logging/security-log.ts';
import { statusOfKind } from './status-of-kind.ts';

/** The HTTP status of whatever was thrown. */
export function statusOfError(error: unknown): number {
  if (error instanceof AppError) return statusOfKind[error.kind];
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { statusCode?: unknown }).statusCode;
  return typeof status === 'number' && status >= 400 ? status : 500;
}

/** The one place where errors become HTTP (product 13.4, 13.5). Never a stack, never SQL. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Http');

  private readonly refusals = new RefusalLog();

  constructor(private readonly security: SecurityLog) {
    this.refusals.writeTo(security);
  }

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    if (reply.sent) return;
    if (error instanceof InvalidError) {
      void reply.status(400).send(error.fields);
      return;
    }
    this.noteAttempt(request, error);
    if (error instanceof AppError) {
      if (error instanceof RateLimitedError || error instanceof BusyError) {
        void reply.header('Retry-After', String(error.retryAfterSeconds));
      }
      this.answer(request, reply, statusOfKind[error.kind], { detail: error.message, code: error.code }, error);
      return;
    }
    const status = statusOfError(error);
    const words = refusals[status] ?? (status < 500 ? refusals[400] : undefined) ?? serverError;
    if (status === 400) {
      const isJson = request.headers['content-type']?.includes('json') ?? false;
      void reply.status(400).send({ non_field_errors: [isJson ? messages.notJson : words.detail] });
      return;
    }
    this.answer(request, reply, Math.min(status, 500), words, error);
  }

  /** Whoever asks for what is not theirs is in the security log, with the route's pattern: the address may hold a cédula. */
  protected noteAttempt({ method, routeOptions }: FastifyRequest, error: unknown): void {
    const isForbidden = error instanceof ForbiddenError && !(error instanceof AlreadyDoneError);
    if (!isForbidden && !(error instanceof ForeignError)) return;
    this.security.record('access-refused', { reason: `${error.code}: ${method} ${routeOptions.url ?? ''}` });
  }

  /** Busy is no failure of ours, and any stranger can bring it about: a line a minute, and no stack. */
  protected logFailure(status: number, error: unknown): void {
    if (error instanceof AppError && error.code === 'busy') {
      this.refusals.note({ network: currentContext()?.network ?? 'unknown' }, 'work-at-once');
    } else if (status >= 500) this.logger.error(error);
  }

  private answer(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    body: { detail: string; code: string },
    error: unknown,
  ): void {
    if (status === 401) void reply.header('WWW-Authenticate', 'JWT');
    this.logFailure(status, error);
    // A refusal may have written something: a refresh token that was stolen ends its session. The BFF applies it at once.
    const written = currentContext()?.written ?? [];
    void reply.status(status).send({
      ...body,
      ...(status >= 500 ? { request_id: request.id } : {}),
      ...(written.length > 0 ? { events: written } : {}),
    });
  }
}
