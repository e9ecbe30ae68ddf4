import { createConnection, createServer, type Server, type Socket } from 'node:net';

export interface TcpProxy {
  host: string;
  port: number;
  /** Connections that were tried since it started. */
  readonly tries: number;
  /** Cuts every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Cuts every connection, and closes and counts new ones. */
  refuse(): void;
  /** From now on takes whatever comes, on old connections and new ones, and never answers. */
  hang(): void;
  /** Lets connections through again, on the same port. */
  mend(): Promise<void>;
}

const listen = (server: Server, port: number) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });

/** A wire to a broker or database that a test can cut: what is behind it is away, as far as a process can tell. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let mode: 'through' | 'refuse' | 'hang' = 'through';
  let tries = 0;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
  };
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((client) => {
    tries += 1;
    keep(client);
    if (mode === 'refuse') client.destroy();
    if (mode !== 'through') return;
    const upstream = createConnection(target);
    keep(upstream);
    client.pipe(upstream).pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  const port = await listen(server, 0);
  return {
    host: '127.0.0.1',
    port,
    get tries() {
      return tries;
    },
    async cut() {
      mode = 'through';
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      destroyAll();
      await closed;
    },
    refuse() {
      mode = 'refuse';
      destroyAll();
    },
    hang() {
      mode = 'hang';
      for (const socket of sockets) socket.unpipe().pause();
    },
    async mend() {
      mode = 'through';
      destroyAll();
      if (!server.listening) await listen(server, port);
    },
  };
}
