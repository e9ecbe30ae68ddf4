import { fileMessages } from '@bitacora/contracts/messages';
import { Logger } from '@nestjs/common';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { answerBare } from './broken-requests.ts';
import { refusals } from './refusals.ts';
import { Shares } from './shares.ts';
import type { Visitor, Visitors } from './visitors.ts';

const probes: ReadonlySet<string> = new Set(['/health/live', '/health/ready']);
const retryLater = { 'Retry-After': '2' };
/** Nobody tells when the work for a client that hung up ends; after this most of it has. */
const WORK_WITHOUT_CLIENT_MILLISECONDS = 1000;
/** Who has fewer than this open is let in over the ceiling, as far as half of it: a few who ask much fill it for themselves. */
const FEW = 8;

interface Limits {
  /** Clients send one request after the other; those that send ahead, a few. */
  mostOfSocket: number;
  /** An office has one address, and a page asks for a few dozen files at once. */
  mostOfVisitor: number;
  mostOfAll: number;
}

const releases = new WeakMap<ServerResponse, () => void>();

/** An answer that stays open on purpose (an event stream) is no work that waits: it counts as one of its kind only. */
export function countApart(response: ServerResponse): void {
  releases.get(response)?.();
}

/** Whether it waits for its sender and not for us; who reads only is answered whether a body comes or not. */
const awaitsBody = ({ method, headers }: IncomingMessage) =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

/**
 * Lets requests in while few enough are unanswered. Node takes as many from one connection as are sent, whether or not
 * the answers are read: who sends too many ahead is hung up on. A visitor over the share that one has is answered 429,
 * and over the ceiling of the process who has several open is 503, before any work; far over it everybody is. A body that still arrives is no work of the
 * process yet, and is counted where it is read; but it is its sender's.
 */
export function limitPending(
  handle: RequestListener,
  visitors: Visitors | null,
  { mostOfSocket, mostOfVisitor, mostOfAll }: Limits = { mostOfSocket: 16, mostOfVisitor: 250, mostOfAll: 1000 },
): RequestListener {
  const logger = new Logger('PendingRequests');
  const ofSocket = new WeakMap<Socket, Set<ServerResponse>>();
  const ofVisitor = new Shares(mostOfVisitor);
  let ofAll = 0;
  let isShedding = false;

  function pendingOf(socket: Socket): Set<ServerResponse> {
    const known = ofSocket.get(socket);
    if (known) return known;
    const pending = new Set<ServerResponse>();
    ofSocket.set(socket, pending);
    return pending;
  }

  function count(request: IncomingMessage, response: ServerResponse, visitor: Visitor | null): void {
    let isWork = false;
    const begin = () => {
      isWork = true;
      ofAll += 1;
    };
    releases.set(response, () => {
      releases.delete(response);
      if (visitor !== null) ofVisitor.giveBack(visitor);
      if (isWork) ofAll -= 1;
      if (ofAll < mostOfAll / 2) isShedding = false;
    });
    if (visitor !== null) ofVisitor.take(visitor);
    if (awaitsBody(request)) request.once('end', () => releases.has(response) && begin());
    else begin();
  }

  function closed(response: ServerResponse): void {
    if (response.writableFinished) countApart(response);
    else setTimeout(() => countApart(response), WORK_WITHOUT_CLIENT_MILLISECONDS).unref();
  }

  /** Answers what is one too many; a probe of the process never is. */
  function hasRefused({ url }: IncomingMessage, response: ServerResponse, visitor: Visitor | null): boolean {
    if (url !== undefined && probes.has(url)) return false;
    if (visitor !== null && ofVisitor.isTaken(visitor)) {
      visitors?.refusals.note(visitor, 'requests-at-once');
      answerBare(response, 429, refusals[429], retryLater);
      return true;
    }
    const hasFew = visitor !== null && ofVisitor.of(visitor) < FEW;
    if (ofAll < (hasFew ? mostOfAll * 1.5 : mostOfAll)) return false;
    if (!isShedding) logger.warn(`${ofAll} requests are pending: more are answered 503`);
    isShedding = true;
    answerBare(response, 503, { detail: fileMessages.uploadsBusy, code: 'busy' }, retryLater);
    return true;
  }

  return (request, response) => {
    const { socket } = request;
    // What came in one packet with the request that was too many is told all the same.
    if (socket.destroyed) return;
    // Whoever reset the connection behind the request has no address any more, and takes no answer.
    if (socket.remoteAddress === undefined) {
      socket.destroy();
      return;
    }
    const pending = pendingOf(socket);
    if (pending.size >= mostOfSocket) {
      socket.destroy();
      return;
    }
    pending.add(response);
    response.once('close', () => {
      pending.delete(response);
      closed(response);
    });
    const visitor = visitors?.ofRequest(request) ?? null;
    if (hasRefused(request, response, visitor)) return;
    count(request, response, visitor);
    handle(request, response);
  };
}
