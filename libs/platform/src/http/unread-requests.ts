import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/** Long enough for a weak line to send the answer again, and for a busy machine to look at it; seen: gone unread after 3 s. */
const LINGER_MILLISECONDS = 10_000;
/** So much of the rest is read to nowhere: whoever hangs up behind it is heard, and holds no connection any more. */
const MOST_BYTES_OF_REST = 16 * 1024;

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
 * ends first, little more is read, and there is a moment to read why. Node hears nothing of it: what comes behind is no
 * request any more (RFC 9112, 9.6).
 */
function linger(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), LINGER_MILLISECONDS).unref();
    let bytes = 0;
    socket.removeAllListeners('data');
    socket.on('data', (chunk) => {
      bytes += chunk.length;
      if (bytes > MOST_BYTES_OF_REST) socket.pause();
    });
    socket.resume();
  };
}
