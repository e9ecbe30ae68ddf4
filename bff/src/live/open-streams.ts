import { type Caller, countApart } from '@bitacora/platform';
import { Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RefusedTokens } from '../auth/refused-tokens.ts';

const HEARTBEAT_MILLISECONDS = 5000;
/** What one session may hold open at once, on this replica: an eleventh closes the oldest. */
const MAXIMUM_STREAMS = 10;

export interface Stream {
  caller: Caller;
  /** With an id, the client says after a loss that it has seen this. */
  send(event: string, data: object, id?: number): void;
  close(): void;
}

/** The open streams of this replica: each ends with its token, its session or its client. */
@Injectable()
export class OpenStreams implements OnModuleInit, BeforeApplicationShutdown {
  private readonly streams = new Set<Stream>();
  /** The same streams by session, oldest first. */
  private readonly sessions = new Map<string, Set<Stream>>();

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

  /** Opens a stream for a caller until the token expires. */
  open(caller: Caller, reply: FastifyReply): Stream {
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
        this.forget(stream);
        reply.raw.end();
      },
    };
    this.remember(stream);
    reply.raw.on('close', () => stream.close());
    this.closeOldest(caller.session);
    // The session may have ended since the request was let in.
    if (this.refused.isRefused(caller)) stream.close();
    return stream;
  }

  private remember(stream: Stream): void {
    const { session } = stream.caller;
    this.streams.add(stream);
    this.sessions.set(session, (this.sessions.get(session) ?? new Set()).add(stream));
  }

  private forget(stream: Stream): void {
    const { session } = stream.caller;
    const own = this.sessions.get(session);
    this.streams.delete(stream);
    own?.delete(stream);
    if (own?.size === 0) this.sessions.delete(session);
  }

  private closeRefused(): void {
    for (const stream of this.streams) if (this.refused.isRefused(stream.caller)) stream.close();
  }

  private closeOldest(session: string): void {
    const own = this.sessions.get(session) ?? [];
    for (const stream of [...own].slice(0, -MAXIMUM_STREAMS)) stream.close();
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
