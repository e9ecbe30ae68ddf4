import { validationMessages as messages } from '@bitacora/contracts/messages';
import { RateLimitedError } from '@bitacora/kernel';
import { type Caller, countApart, Shares, visitorAt } from '@bitacora/platform';
import { Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RefusedTokens } from '../auth/refused-tokens.ts';

const HEARTBEAT_MILLISECONDS = 5000;
/** What one session, and one person, may hold open at once, on this replica: one more closes the oldest. */
const MOST_OF_SESSION = 10;
const MOST_OF_PERSON = 50;
/** An office; each takes some 18 kB, and logging in again is free. */
const MOST_OF_VISITOR = 250;
const RETRY_AFTER_SECONDS = 30;

export interface Stream {
  caller: Caller;
  /** With an id, the client says after a loss that it has seen this. */
  send(event: string, data: object, id?: number): void;
  close(): void;
}

const holdersOf = ({ caller }: Stream) => [caller.session, caller.userId];

/** The open streams of this replica: each ends with its token, its session or its client. */
@Injectable()
export class OpenStreams implements OnModuleInit, BeforeApplicationShutdown {
  private readonly streams = new Set<Stream>();
  /** The same streams by session and by person, oldest first. */
  private readonly held = new Map<string, Set<Stream>>();
  private readonly ofVisitors = new Shares(MOST_OF_VISITOR);

  constructor(private readonly refused: RefusedTokens) {}

  onModuleInit(): void {
    this.refused.onMore(() => this.closeRefused());
  }

  beforeApplicationShutdown(): void {
    for (const stream of this.streams) stream.close();
  }

  all(): ReadonlySet<Stream> {
    return this.streams;
  }

  /** Opens a stream for a caller until the token expires. Throws `rate-limited` when too many go to one visitor. */
  open(caller: Caller, reply: FastifyReply): Stream {
    const visitor = visitorAt(reply.request.ip);
    if (this.ofVisitors.isTaken(visitor)) throw new RateLimitedError(RETRY_AFTER_SECONDS, messages.streamsAtOnce);
    beginStream(reply);
    const heartbeat = setInterval(() => reply.raw.write(': sigo aquí\n\n'), HEARTBEAT_MILLISECONDS);
    const expiry = setTimeout(() => stream.close(), Math.max(0, caller.expiresAt * 1000 - Date.now()));
    const stream: Stream = {
      caller,
      send: (event, data, id) => {
        reply.raw.write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      },
      close: () => {
        clearInterval(heartbeat);
        clearTimeout(expiry);
        if (this.forget(stream)) this.ofVisitors.giveBack(visitor);
        reply.raw.end();
      },
    };
    this.remember(stream);
    this.ofVisitors.take(visitor);
    reply.raw.on('close', () => stream.close());
    this.closeOldest(caller.session, MOST_OF_SESSION);
    this.closeOldest(caller.userId, MOST_OF_PERSON);
    // The session may have ended since the request was let in, and its client may have gone.
    if (this.refused.isRefused(caller) || reply.raw.closed) stream.close();
    return stream;
  }

  private remember(stream: Stream): void {
    this.streams.add(stream);
    for (const holder of holdersOf(stream)) {
      this.held.set(holder, (this.held.get(holder) ?? new Set()).add(stream));
    }
  }

  /** Whether it was still open. */
  private forget(stream: Stream): boolean {
    for (const holder of holdersOf(stream)) {
      const own = this.held.get(holder);
      own?.delete(stream);
      if (own?.size === 0) this.held.delete(holder);
    }
    return this.streams.delete(stream);
  }

  private closeRefused(): void {
    for (const stream of this.streams) if (this.refused.isRefused(stream.caller)) stream.close();
  }

  private closeOldest(holder: string, most: number): void {
    const own = this.held.get(holder) ?? [];
    for (const stream of [...own].slice(0, -most)) stream.close();
  }
}

function beginStream(reply: FastifyReply): void {
  reply.hijack();
  // What protects every answer: nobody writes it for a reply that was taken over.
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.raw.writeHead(200, {
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
    'X-Request-Id': String(reply.request.id),
  });
  countApart(reply.raw);
  reply.raw.write(': hola\n\n');
}
