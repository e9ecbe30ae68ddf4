import type { Server } from 'node:http';
import { Shares } from './shares.ts';
import type { Visitors } from './visitors.ts';

/** Enough for an office: a browser has six, and one for what changes. */
const MOST_OF_VISITOR = 250;

/** A connection takes memory, some 35 kB, whether anything is asked on it or not: nobody has more than a share of them. */
export function limitConnections(server: Server, visitors: Visitors, mostOfVisitor = MOST_OF_VISITOR): void {
  const shares = new Shares(mostOfVisitor);
  server.on('connection', (socket) => {
    const visitor = visitors.ofConnection(socket);
    if (visitor === null) return;
    if (shares.isTaken(visitor)) {
      visitors.refusals.note(visitor, 'connections-at-once');
      socket.destroy();
      return;
    }
    shares.take(visitor);
    socket.once('close', () => shares.giveBack(visitor));
  });
}
