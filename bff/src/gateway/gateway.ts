import '@fastify/multipart';
import type { EndpointDefinition, EventEnvelope, ServiceName } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { AppError, InvalidError, UnavailableError } from '@bitacora/kernel';
import { type CommandAnswer, currentContext, Inbox, ServiceClient } from '@bitacora/platform';
import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { AnswerShapers } from './answer-shapers.ts';
import { serviceAddress } from './service-address.ts';

const PATIENCE_MILLISECONDS = 2000;
const UPLOAD_PATIENCE_MILLISECONDS = 30_000;
const MEGABYTE = 1024 * 1024;
/** Ten for each file that a route takes, and one for all that stands around them. */
const maximumUploadBytes = ({ files = [] }: EndpointDefinition) => (10 * Math.max(files.length, 1) + 1) * MEGABYTE;

const forwardedHeaders = ['if-none-match', 'idempotency-key', 'accept-language', 'user-agent'];
const returnedHeaders = ['content-type', 'etag', 'cache-control', 'link', 'retry-after', 'www-authenticate', 'vary'];

/** Passes a route on to the service that owns it. What a command wrote is applied to the views before the answer. */
@Injectable()
export class Gateway {
  private readonly logger = new Logger('Gateway');

  constructor(
    private readonly services: ServiceClient,
    private readonly inbox: Inbox,
    private readonly shapers: AnswerShapers,
  ) {}

  async forward(endpoint: EndpointDefinition, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const response = await this.call(endpoint, request);
    void reply.status(response.status);
    for (const name of returnedHeaders) {
      const value = response.headers.get(name);
      if (value !== null) void reply.header(name, value);
    }
    if (!response.ok) {
      await reply.send(Buffer.from(await response.arrayBuffer()));
      return;
    }
    if (endpoint.method === 'GET' && !endpoint.publicAnswer) {
      await reply.send(response.status === 304 ? undefined : Buffer.from(await response.arrayBuffer()));
      return;
    }
    const answer: unknown = await response.json();
    const { body, events } = endpoint.method === 'GET' ? { body: answer, events: [] } : (answer as CommandAnswer);
    await this.apply(events);
    const isAsked = endpoint.answerOnRequest !== undefined && body !== null;
    void reply.status(isAsked ? 200 : endpoint.status);
    if (endpoint.status === 204 && !isAsked) {
      await reply.removeHeader('content-type').send();
      return;
    }
    await reply.send(await this.shapers.shape(endpoint, body, currentContext()?.caller ?? null, request));
  }

  /** A written fact that could not be applied now comes through the queue; the write itself stands (design §5). */
  async apply(events: readonly EventEnvelope[]): Promise<void> {
    for (const event of events) {
      await this.inbox.receive(event).catch((error: unknown) => {
        this.logger.warn(`${event.name} ${event.id} was not applied at once: ${String(error)}`);
      });
    }
  }

  private async call(endpoint: EndpointDefinition, request: FastifyRequest): Promise<Response> {
    const isUpload = request.isMultipart();
    if (isUpload && Number(request.headers['content-length'] ?? 0) > maximumUploadBytes(endpoint)) {
      throw new AppError('too-large', 'too_large', 'El archivo debe pesar 10 MB como máximo.');
    }
    const address = serviceAddress(this.services.addressOf(endpoint.owner as ServiceName), endpoint, request);
    const body = this.body(request, isUpload);
    try {
      return await fetch(address, {
        method: request.method,
        headers: this.headers(request, isUpload),
        signal: AbortSignal.timeout(isUpload ? UPLOAD_PATIENCE_MILLISECONDS : PATIENCE_MILLISECONDS),
        ...body,
      });
    } catch (error) {
      throw new UnavailableError('service_unavailable', { cause: error });
    }
  }

  private headers(request: FastifyRequest, isUpload: boolean): Record<string, string> {
    const headers = { ...this.services.headers(), 'x-forwarded-for': request.ip };
    for (const name of forwardedHeaders) {
      const value = request.headers[name];
      if (typeof value === 'string') Object.assign(headers, { [name]: value });
    }
    if (isUpload) Object.assign(headers, { 'content-type': request.headers['content-type'] });
    else if (request.body !== undefined) Object.assign(headers, { 'content-type': 'application/json' });
    return headers;
  }

  private body(request: FastifyRequest, isUpload: boolean): RequestInit {
    if (isUpload) return { body: Readable.toWeb(request.raw) as ReadableStream, duplex: 'half' } as RequestInit;
    return request.body === undefined ? {} : { body: serialized(request.body) };
  }
}

/** Throws `invalid` for a body whose lists within lists are too deep to be written again. */
function serialized(body: unknown): string {
  try {
    return JSON.stringify(body);
  } catch {
    throw new InvalidError({ non_field_errors: [messages.notJson] });
  }
}
