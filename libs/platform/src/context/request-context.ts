import type { Actor, EventEnvelope } from '@bitacora/contracts';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Caller } from './caller.ts';

/** What follows one request (or one consumed event) through everything that it causes. */
export interface RequestContext {
  /** In every answer, log line and event that the request caused. */
  requestId: string;
  caller: Caller | null;
  /** The network that asks, for the security log; null when nobody asked over HTTP. */
  network: string | null;
  /** The raw Authorization header, to forward to another service. */
  authorization: string | null;
  /** Envelopes that committed transactions of this request wrote. */
  written: EventEnvelope[];
  idempotency: { key: string; route: string; hash: string } | null;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` with a context of its own. */
export function withRequestContext<Result>(
  context: Partial<RequestContext> & { requestId: string },
  work: () => Result,
): Result {
  return storage.run(
    { caller: null, network: null, authorization: null, written: [], idempotency: null, ...context },
    work,
  );
}

export function currentContext(): RequestContext | undefined {
  return storage.getStore();
}

/** The actor of what is happening now; null when the platform acts by itself or a visitor does. */
export function currentActor(): Actor {
  const caller = storage.getStore()?.caller;
  return caller ? { user_id: caller.userId, agency: caller.agency, roles: caller.roles } : null;
}
