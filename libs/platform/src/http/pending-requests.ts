import { fileMessages } from '@bitacora/contracts/messages';
import { Logger } from '@nestjs/common';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { answerBare } from './broken-requests.ts';

const RETRY_AFTER_SECONDS = 2;
/** Nobody tells when the work for a client that hung up ends; after this most of it has. */
const WORK_WITHOUT_CLIENT_MILLISECONDS = 1000;

interface Limits {
  /** Clients send one request after the other; those that send ahead, a few. */
  mostOfSocket: number;
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
 * the answers are read: who sends too many ahead is hung up on. Over the ceiling of the process it is 503, before any
 * work. A body that still arrives is no work yet, and is counted where it is read.
 */
export function limitPending(
  handle: RequestListener,
  { mostOfSocket, mostOfAll }: Limits = { mostOfSocket: 16, mostOfAll: 1000 },
): RequestListener {
  const logger = new Logger('PendingRequests');
  const ofSocket = new WeakMap<Socket, Set<ServerResponse>>();
  let ofAll = 0;
  let isShedding = false;

  function pendingOf(socket: Socket): Set<ServerResponse> {
    const known = ofSocket.get(socket);
    if (known) return known;
    const pending = new Set<ServerResponse>();
    ofSocket.set(socket, pending);
    return pending;
  }

  function count(response: ServerResponse): void {
    ofAll += 1;
    releases.set(response, () => {
      releases.delete(response);
      ofAll -= 1;
      if (ofAll < mostOfAll / 2) isShedding = false;
    });
  }

  function closed(response: ServerResponse): void {
    if (response.writableFinished) countApart(response);
    else setTimeout(() => countApart(response), WORK_WITHOUT_CLIENT_MILLISECONDS).unref();
  }

  function shed(response: ServerResponse): void {
    if (!isShedding) logger.warn(`${ofAll} requests are pending: more are answered 503`);
    isShedding = true;
    const body = { detail: fileMessages.uploadsBusy, code: 'busy' };
    answerBare(response, 503, body, { 'Retry-After': String(RETRY_AFTER_SECONDS) });
  }

  return (request, response) => {
    const { socket } = request;
    // What came in one packet with the request that was too many is told all the same.
    if (socket.destroyed) return;
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
    if (ofAll >= mostOfAll && request.url !== '/health/live') {
      shed(response);
      return;
    }
    if (awaitsBody(request)) request.once('end', () => pending.has(response) && count(response));
    else count(response);
    handle(request, response);
  };
}
