import '@fastify/multipart';
import type { EndpointDefinition, EventEnvelope, ServiceName } from '@bitacora/contracts';
import { MAXIMUM_FILE_BYTES } from '@bitacora/contracts/constants';
import { fileMessages, validationMessages as messages } from '@bitacora/contracts/messages';
import { TooLargeError, UnavailableError, UnsupportedMediaError } from '@bitacora/kernel';
import { type CommandAnswer, currentContext, Inbox, countedAddress, ServiceClient } from '@bitacora/platform';
import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { AwayAnswers } from '../away/away-answers.ts';
import { AnswerShapers } from './answer-shapers.ts';
import { JsonBodies } from './json-bodies.ts';
import { OpenReads } from './open-reads.ts';
import { passUpload } from './pass-upload.ts';
import { USUAL_BYTES } from './read-body.ts';
import { RunningUploads } from './running-uploads.ts';
import { serviceAddress } from './service-address.ts';
import { timeLimitOf } from './time-limits.ts';
import { unanswered } from './unanswered.ts';

/** All that stands around the files of a form. */
const REST_OF_FORM_BYTES = 1024 * 1024;
const maximumUploadBytes = ({ files = [] }: EndpointDefinition) =>
  MAXIMUM_FILE_BYTES * files.length + REST_OF_FORM_BYTES;

const forwardedHeaders = ['if-none-match', 'idempotency-key', 'accept-language', 'user-agent', 'cookie'];
const returnedHeaders = [
  'content-type',
  'etag',
  'cache-control',
  'link',
  'retry-after',
  'www-authenticate',
  'vary',
  'set-cookie',
];

/** Whether a body came compressed: nobody here unpacks one, of which no limit would know how long it becomes (RFC 9110 §15.5.16). */
const isEncoded = ({ body, headers }: FastifyRequest) =>
  body !== undefined && !/^(identity)?$/i.test(headers['content-encoding'] ?? '');

/** Of bytes `fetch` makes two copies; of a stream none, but it says no length: that is for long ones. */
const sent = (bytes: Buffer): RequestInit => {
  if (bytes.length <= USUAL_BYTES) return { body: bytes };
  return { body: ReadableStream.from([bytes]), duplex: 'half' };
};

/** The person who is logged in, else the address of the visitor. */
const whoAsks = ({ ip }: FastifyRequest) => currentContext()?.caller?.userId ?? countedAddress(ip);

/** Passes a route on to the service that owns it. What a command wrote is applied to the views before the answer. */
@Injectable()
export class Gateway {
  private readonly logger = new Logger('Gateway');

  constructor(
    private readonly services: ServiceClient,
    private readonly inbox: Inbox,
    private readonly shapers: AnswerShapers,
    private readonly awayAnswers: AwayAnswers,
    private readonly uploads: RunningUploads,
    private readonly bodies: JsonBodies,
    private readonly openReads: OpenReads,
  ) {}

  async forward(endpoint: EndpointDefinition, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const whileAway = this.awayAnswers.of(endpoint);
    const response = await (whileAway ? this.callIfThere(endpoint, request) : this.call(endpoint, request));
    if (!response) {
      await reply.send(await whileAway?.(request, reply));
      return;
    }
    void reply.status(response.status);
    for (const name of returnedHeaders) {
      const value = response.headers.get(name);
      if (value !== null) void reply.header(name, value);
    }
    if (!response.ok) {
      await reply.send(await this.refusal(response));
      return;
    }
    if (endpoint.method === 'GET' && !endpoint.publicAnswer) {
      await reply.send(response.status === 304 ? undefined : Buffer.from(await response.arrayBuffer()));
      return;
    }
    const json: unknown = await response.json().catch((error: unknown) => {
      throw unanswered(error, endpoint.method);
    });
    const answer = endpoint.method === 'GET' ? { body: json, events: [] } : (json as CommandAnswer);
    await this.apply(answer.events);
    const isAsked = endpoint.answerOnRequest !== undefined && answer.body !== null;
    void reply.status(isAsked ? 200 : endpoint.status);
    if (endpoint.status === 204 && !isAsked) {
      await reply.removeHeader('content-type').send();
      return;
    }
    await reply.send(await this.shapers.shape(endpoint, answer, currentContext()?.caller ?? null));
  }

  /** A written fact that could not be applied now comes through the queue; the write itself stands (architecture#read-your-own-writes). */
  async apply(events: readonly EventEnvelope[]): Promise<void> {
    for (const event of events) {
      await this.inbox.receive(event).catch((error: unknown) => {
        this.logger.warn(`${event.name} ${event.id} was not applied at once: ${String(error)}`);
      });
    }
  }

  /**
   * What a service refused, without the facts that it wrote all the same (`ErrorFilter`): they are applied here, and hold
   * what nobody outside may read. Broken fields (400) carry none.
   */
  private async refusal(response: Response): Promise<unknown> {
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    if (response.status === 400 || !isJson) return bytes;
    const { events = [], ...body } = JSON.parse(bytes.toString()) as Partial<CommandAnswer>;
    await this.apply(events);
    return body;
  }

  /** Null when the service is away, or cannot answer. */
  private async callIfThere(endpoint: EndpointDefinition, request: FastifyRequest): Promise<Response | null> {
    try {
      const response = await this.call(endpoint, request);
      return response.status === 503 ? null : response;
    } catch (error) {
      if (error instanceof UnavailableError) return null;
      throw error;
    }
  }

  private async call(endpoint: EndpointDefinition, request: FastifyRequest): Promise<Response> {
    const address = serviceAddress(this.services.addressOf(endpoint.owner as ServiceName), endpoint, request);
    if (isEncoded(request)) throw new UnsupportedMediaError(fileMessages.notAdmitted);
    if (request.isMultipart()) return this.upload(address, endpoint, request);
    if (endpoint.method === 'GET') return this.read(address, endpoint, request);
    const signal = () => AbortSignal.timeout(timeLimitOf(endpoint));
    if (!(request.body instanceof Readable)) return this.ask(address, request, signal());
    return this.bodies.within(endpoint, request, (bytes) => this.ask(address, request, signal(), bytes));
  }

  private read(address: URL, endpoint: EndpointDefinition, request: FastifyRequest): Promise<Response> {
    // From now on: who waited too long for a turn is not asked for any more.
    const signal = AbortSignal.timeout(timeLimitOf(endpoint));
    const ask = () => this.ask(address, request, signal);
    if (endpoint.access !== 'public') return ask();
    return this.openReads.within(endpoint.owner, whoAsks(request), ask);
  }

  private async ask(address: URL, request: FastifyRequest, signal: AbortSignal, bytes?: Buffer): Promise<Response> {
    try {
      return await fetch(address, {
        // Who asks for the headers only gets those of the whole answer.
        method: request.method === 'HEAD' ? 'GET' : request.method,
        headers: this.headers(request),
        signal,
        ...(bytes ? sent(bytes) : {}),
      });
    } catch (error) {
      throw unanswered(error, request.method);
    }
  }

  /** Whatever can be refused by its headers is refused before a byte of it is read. */
  private upload(address: URL, endpoint: EndpointDefinition, request: FastifyRequest): Promise<Response> {
    const maximumBytes = maximumUploadBytes(endpoint);
    if (!endpoint.files) throw new UnsupportedMediaError(fileMessages.notAdmitted);
    if (Number(request.headers['content-length'] ?? 0) > maximumBytes) {
      throw new TooLargeError(messages.fileTooLarge);
    }
    const headers = this.headers(request);
    return this.uploads.within(whoAsks(request), (begin) =>
      passUpload({ address, method: request.method, headers, source: request.raw, maximumBytes, begin }),
    );
  }

  private headers(request: FastifyRequest): Record<string, string> {
    const headers = { ...this.services.headers(), 'x-forwarded-for': request.ip };
    for (const name of forwardedHeaders) {
      const value = request.headers[name];
      if (typeof value === 'string') Object.assign(headers, { [name]: value });
    }
    if (request.isMultipart()) Object.assign(headers, { 'content-type': request.headers['content-type'] });
    else if (request.body !== undefined) Object.assign(headers, { 'content-type': 'application/json' });
    return headers;
  }
}
