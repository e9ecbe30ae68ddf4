import { Socket } from 'node:net';
import { Client } from 'pg';
import type { ServerConnections } from '../outages/server-connections.ts';

const LONGEST_CONNECT_MILLISECONDS = 3000;
/** What whoever makes a watched client sets as the time-out of its statements. */
export const LONGEST_STATEMENT_MILLISECONDS = 5000;
/**
 * A server that owes an answer at so many looks, one a second while a statement is out, and says nothing between them
 * hangs, for that is longer than any statement may take; its connection would be waited for without end. Short enough for a
 * write to be answered while the gateway still waits for it.
 */
const SILENT_LOOKS = 7;
const LOOK_EVERY_MILLISECONDS = 1000;

/** A class of PostgreSQL clients that connect only when it is time to, and that can all be ended at once. */
export function watchedClient(server: ServerConnections): typeof Client {
  return class WatchedClient extends Client {
    override connect(): Promise<Client>;
    override connect(callback: (error: Error | null, client: Client) => void): void;
    override connect(callback?: (error: Error | null, client: Client) => void): Promise<Client> | void {
      const connecting = server.connect(() => this.open()).then(() => this.connected());
      if (!callback) return connecting;
      connecting.then(
        () => callback(null, this),
        (error: Error) => callback(error, this),
      );
    }

    private async open(): Promise<void> {
      const { stream } = this.connection;
      this.once(
        'end',
        server.hold(() => this.connection.stream.destroy()),
      );
      const timer = setTimeout(
        () => stream.destroy(new Error(`no answer within ${LONGEST_CONNECT_MILLISECONDS / 1000} s`)),
        LONGEST_CONNECT_MILLISECONDS,
      );
      try {
        await super.connect();
      } finally {
        clearTimeout(timer);
      }
    }

    private connected(): Client {
      const { stream } = this.connection;
      if (!(stream instanceof Socket)) return this;
      let looks: NodeJS.Timeout | undefined;
      let bytesRead = 0;
      let silentLooks = 0;
      // A process that stands still looks at nothing meanwhile, and what came is read before it looks again.
      const look = () => {
        silentLooks = stream.bytesRead === bytesRead ? silentLooks + 1 : 0;
        ({ bytesRead } = stream);
        if (silentLooks === SILENT_LOOKS) stream.destroy();
      };
      const begin = () => {
        if (looks || stream.destroyed) return;
        ({ bytesRead } = stream);
        silentLooks = 0;
        looks = setInterval(look, LOOK_EVERY_MILLISECONDS).unref();
      };
      const end = () => {
        clearInterval(looks);
        looks = undefined;
      };
      this.query = new Proxy(this.query, {
        apply(query, client, statement) {
          begin();
          return Reflect.apply(query, client, statement) as unknown;
        },
      });
      // While no statement is out a connection may say nothing for hours: one that listens, above all.
      this.on('drain', end);
      stream.once('close', end);
      return this;
    }
  };
}
