import { connect, type Socket } from 'node:net';

/** A request written by hand, for what no client would send: endless, idle, or never finished. */
export interface RawRequest {
  socket: Socket;
  /** All that came back until now. */
  text(): string;
  /** Status of the answer, once there is one. */
  status: Promise<number>;
  /** When the other side hangs up. */
  closed: Promise<void>;
  /** Writes one chunk of a chunked body; resolves when the other side took it, or will take no more. */
  send(bytes: Buffer | string): Promise<void>;
  /** Writes chunks of 64 KB until nobody reads them any more, or `maximum` bytes were taken; answers how many. */
  flood(maximum: number): Promise<number>;
}

/** Opens a connection of its own and sends the head of a request; the body is the test's. */
export function openRequest(url: string, method: string, path: string, headers: Record<string, string>): RawRequest {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = '';
  let isOver = false;
  const closed = new Promise<void>((resolve) => {
    for (const event of ['close', 'end', 'error'] as const) {
      socket.once(event, () => {
        isOver = true;
        resolve();
      });
    }
  });
  const status = new Promise<number>((resolve, reject) => {
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = /^HTTP\/1\.1 (\d{3})/.exec(text.replace(/^HTTP\/1\.1 100.*?\r\n\r\n/s, ''));
      if (found) resolve(Number(found[1]));
    });
    void closed.then(() => reject(new Error(`no answer, but: ${text}`)));
  });
  status.catch(() => undefined);
  const lines = Object.entries({ Host: `${hostname}:${port}`, ...headers }).map(([name, value]) => `${name}: ${value}`);
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  const send = async (bytes: Buffer | string): Promise<void> => {
    if (isOver) return;
    const length = Buffer.byteLength(bytes).toString(16);
    const isTaken = socket.write(
      Buffer.concat([Buffer.from(`${length}\r\n`), Buffer.from(bytes), Buffer.from('\r\n')]),
    );
    if (isTaken) return;
    await Promise.race([closed, new Promise((resolve) => socket.once('drain', resolve))]);
  };
  return {
    socket,
    text: () => text,
    status,
    closed,
    send,
    async flood(maximum) {
      const chunk = Buffer.alloc(64 * 1024, 'x');
      let taken = 0;
      while (!isOver && taken < maximum) {
        await send(chunk);
        taken += chunk.length;
      }
      return taken;
    },
  };
}

const boundary = 'limite';

/** Headers of a form that never says how long it is. */
export const formHeaders = (headers: Record<string, string>) => ({
  ...headers,
  'Content-Type': `multipart/form-data; boundary=${boundary}`,
  'Transfer-Encoding': 'chunked',
});

/** The beginning of a form's file: its bytes come next. */
export const fileHead = (field: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;

/** What ends a form after its file. */
export const formEnd = `\r\n--${boundary}--\r\n`;
