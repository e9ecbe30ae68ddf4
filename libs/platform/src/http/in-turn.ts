import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Works on the requests of a connection one after the other: the next one when the answer before it has been taken. Node
 * works on all that were sent ahead at once, and keeps their answers until somebody takes them.
 */
export function inTurn(handle: RequestListener): RequestListener {
  const lastOf = new WeakMap<Socket, ServerResponse>();
  return (request, response) => {
    const { socket } = request;
    const last = lastOf.get(socket);
    lastOf.set(socket, response);
    if (!last || last.writableFinished) {
      handle(request, response);
      return;
    }
    last.once('close', () => {
      if (!socket.destroyed) handle(request, response);
    });
  };
}
