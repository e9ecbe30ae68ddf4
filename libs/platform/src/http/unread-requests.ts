import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/** Long enough for a weak line to send the answer again, and for a busy machine to look at it; seen: gone unread after 3 s. */
const LINGER_MILLISECONDS = 10_000;

/**
 * An answer that comes before its request was read whole ends the connection. Else Node would read the rest to nowhere,
 * however long it is, to hear the next request.
 */
export function closeUnreadRequests(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if (!request.raw.complete) {
      void reply.header('Connection', 'close');
      linger(request.raw.socket);
    }
    done();
  });
}

/**
 * Closing with unread bytes resets the connection, which takes the answer away from who is still sending. So our side
 * ends first, nothing is read any more, and there is a moment to read why.
 */
function linger(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end();
    // Node has just begun to read the rest: it does so in the next tick.
    setImmediate(() => socket.pause());
    setTimeout(() => socket.destroy(), LINGER_MILLISECONDS).unref();
  };
}
