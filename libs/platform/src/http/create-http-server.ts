import { createServer, type RequestListener, type Server } from 'node:http';
import { answerBare, namesSeveralHosts } from './broken-requests.ts';
import { limitPending } from './pending-requests.ts';

/** How long a request may take to arrive whole, and its headers alone; looked at every few seconds. */
const arrival = { requestTimeout: 60_000, headersTimeout: 15_000, connectionsCheckingInterval: 5000 };
/** Longer than proxies keep a connection that nobody uses, so that none is closed under a request. */
const KEEP_ALIVE_MILLISECONDS = 72_000;

/** The HTTP server of every process, for Fastify to answer on. */
export function createHttpServer(handle: RequestListener): Server {
  const within = limitPending((request, response) => {
    if (namesSeveralHosts(request)) answerBare(response, 400);
    else handle(request, response);
  });
  return createServer({ ...arrival, keepAliveTimeout: KEEP_ALIVE_MILLISECONDS }, within);
}
