import { newId } from '@bitacora/kernel/ids';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { refusals } from './refusals.ts';

const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/** A path that the router cannot even read (broken escapes, an endless parameter) names nothing; no hook runs for it. */
export function answerNoSuchPath(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  void reply
    .headers({ ...headers, 'X-Request-Id': request.id })
    .status(404)
    .send(refusals[404]);
}

/** Answers what no hook and no route shall be asked about, and hangs up: nothing of it is read any more. */
export function answerBare(
  response: ServerResponse,
  status: number,
  body: object | undefined = refusals[status],
  more: Readonly<Record<string, string>> = {},
): void {
  response
    .writeHead(status, {
      ...headers,
      ...more,
      'X-Request-Id': newId(),
      'Content-Type': 'application/json; charset=utf-8',
      Connection: 'close',
    })
    .end(JSON.stringify(body));
}

/** Whether a request names more than one host: what stands before us may have read the other one (RFC 9112, 3.2). */
export function namesSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1;
}

/** Whether a request of HTTP/1.1 names no host at all (RFC 9112, 3.2). */
export function namesNoHost({ headers: { host }, httpVersion }: IncomingMessage): boolean {
  return host === undefined && httpVersion === '1.1';
}

/** Whether a request expects what nobody here does (RFC 9110, 10.1.1). */
export function expectsTooMuch({ headers: { expect } }: IncomingMessage): boolean {
  return expect !== undefined && !/^100-continue$/i.test(expect);
}

const statuses: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** What is no request, or did not arrive in time, reaches no hook and no route: it is answered here, and hung up on. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  // Node's own note of the answer that is under way on a connection; typed nowhere.
  const { _httpMessage: begun } = socket as Socket & { _httpMessage?: { headersSent: boolean } | null };
  if (error.code === 'ECONNRESET' || !socket.writable || begun?.headersSent) {
    socket.destroy();
    return;
  }
  const status = statuses[error.code ?? ''] ?? 400;
  const body = JSON.stringify(refusals[status]);
  const lines = Object.entries({
    ...headers,
    'X-Request-Id': newId(),
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
}
