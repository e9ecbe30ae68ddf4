import { createServer, type RequestListener, type Server } from 'node:http';
import { answerBare, expectsTooMuch, namesNoHost, namesSeveralHosts } from './broken-requests.ts';
import { inTurn } from './in-turn.ts';
import { limitConnections } from './limit-connections.ts';
import { limitPending } from './pending-requests.ts';
import { limitUnread } from './limit-unread.ts';
import type { Visitors } from './visitors.ts';

/** How long a request may take to arrive whole, and its headers alone; looked at every few seconds. */
const arrival = { requestTimeout: 60_000, headersTimeout: 15_000, connectionsCheckingInterval: 5000 };
/** Longer than proxies keep a connection that nobody uses, so that none is closed under a request. */
const KEEP_ALIVE_MILLISECONDS = 72_000;
/** Longer than any work is quiet (an upload that its service judges, 45 s); event streams beat every 5 s. */
const STILL_MILLISECONDS = 60_000;
/** The limits, Fastify and the stream of a file all wait for the end of an answer; with more than these Node suspects a leak. */
const MOST_LISTENERS = 20;

/**
 * The HTTP server of a process, for Fastify to answer on. A connection on which nothing moves is closed: whoever does not
 * take an answer does not keep it. `visitors` is for who answers strangers: each has a share of requests, of connections and
 * of answers that nobody takes.
 */
export function createHttpServer(
  handle: RequestListener,
  visitors: Visitors | null,
  stillMilliseconds = STILL_MILLISECONDS,
): Server {
  const answer: RequestListener = (request, response) => {
    response.setMaxListeners(MOST_LISTENERS);
    if (namesSeveralHosts(request) || namesNoHost(request)) answerBare(response, 400);
    else if (expectsTooMuch(request)) answerBare(response, 417);
    else handle(request, response);
  };
  const limited = limitPending(inTurn(visitors ? limitUnread(answer, visitors) : answer), visitors);
  // Node's own answers to these have no body.
  const server = createServer(
    { ...arrival, keepAliveTimeout: KEEP_ALIVE_MILLISECONDS, requireHostHeader: false },
    limited,
  );
  server.on('checkExpectation', limited);
  server.setTimeout(stillMilliseconds);
  if (visitors) limitConnections(server, visitors);
  return server;
}
