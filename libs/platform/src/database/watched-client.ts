import { Socket } from 'node:net';
import { Client } from 'pg';
import type { ServerConnections } from '../outages/server-connections.ts';

const LONGEST_CONNECT_MILLISECONDS = 3000;
/**
 * Longer than any statement may take (5 s): a server that says nothing for so long hangs, and its connection would be
 * waited for without end. Short enough for a write to be answered while the gateway still waits for it.
 */
const LONGEST_SILENCE_MILLISECONDS = 7000;

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
      stream.setTimeout(LONGEST_SILENCE_MILLISECONDS, () => {
        const { bytesRead } = stream;
        // After a standstill of this process the answer may be here, and is read before this is called.
        setImmediate(() => {
          if (this.isOwedAnAnswer && stream.bytesRead === bytesRead) stream.destroy();
        });
      });
      return this;
    }

    /** While no statement runs a connection may say nothing for hours: one that listens, above all. */
    private get isOwedAnAnswer(): boolean {
      // The client's own flag, which its types do not know.
      return Reflect.get(this, 'readyForQuery') === false;
    }
  };
}
