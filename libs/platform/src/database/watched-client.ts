import { Socket } from 'node:net';
import { Client } from 'pg';
import type { ServerConnections } from '../outages/server-connections.ts';

const LONGEST_CONNECT_MILLISECONDS = 3000;
/**
 * Longer than any statement may take (5 s) and than a pool keeps what is idle (10 s): a server that says nothing for so
 * long hangs, and its connection would be waited for without end.
 */
const LONGEST_SILENCE_MILLISECONDS = 15_000;

interface Options {
  /** For a connection that listens, and may hear nothing for hours. */
  maySleep?: boolean;
}

/** A class of PostgreSQL clients that connect only when it is time to, and that can all be ended at once. */
export function watchedClient(server: ServerConnections, { maySleep = false }: Options = {}): typeof Client {
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
      if (!maySleep && stream instanceof Socket)
        stream.setTimeout(LONGEST_SILENCE_MILLISECONDS, () => stream.destroy());
      return this;
    }
  };
}
