import { createSocket, type Socket } from 'node:dgram';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { commandOf } from './processes-of-machine.ts';

// Below the ephemeral range (32768 on Linux, 49152 elsewhere): no outgoing connection takes a port while its process restarts.
const FIRST = 20_000;
const LAST = 32_000;

/** Whether nothing listens on the port of this machine, on any address. */
export async function isFreePort(port: number, host?: string): Promise<boolean> {
  const hosts = host ? [host] : ['127.0.0.1', '0.0.0.0', '::'];
  for (const address of hosts) if (!(await canListen(port, address))) return false;
  return true;
}

async function canListen(port: number, host: string): Promise<boolean> {
  const code = await listenError(host, port);
  // An address family that this machine lacks is no reason against the port.
  return code !== 'EADDRINUSE' && code !== 'EACCES';
}

/** The code with which listening fails, on any port when none is given; null when it does not. */
export function listenError(host: string, port = 0): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => resolve(code ?? message));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

const claims = new Map<number, Socket>();

/**
 * Holds a free port against every other process that chooses one here, until it is released or this process ends: between
 * the choice and the day the port is listened on (a service starts for seconds), nobody else is given it. The claim is the
 * UDP port of that number, which nothing of ours uses and which the system gives up with its process. False when it is taken.
 */
async function claim(port: number): Promise<boolean> {
  if (claims.has(port)) return false;
  const socket = createSocket('udp4').unref();
  const isClaimed = await new Promise<boolean>((resolve) => {
    socket.once('error', () => resolve(false));
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => resolve(true));
  });
  if (!isClaimed || !(await isFreePort(port))) {
    socket.close();
    return false;
  }
  claims.set(port, socket);
  return true;
}

/** A free port of this machine that no process is given twice; the wanted one when it is free. */
export async function freePort(wanted?: number): Promise<number> {
  if (wanted !== undefined && (await claim(wanted))) return wanted;
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (await claim(port)) return port;
  }
  throw new Error(`no free port between ${FIRST} and ${LAST}`);
}

/** Lets a port be handed out again, once what listened on it has ended. */
export function releasePort(port: number): void {
  claims.get(port)?.close();
  claims.delete(port);
}

/** Who listens on a port, as `pid 4711 (node server.js)`, where the system tells (Linux, own processes); else null. */
export function holderOf(port: number): string | null {
  try {
    const sockets = listeningSockets(port);
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      if (!holdsAny(pid, sockets)) continue;
      return `pid ${pid} (${(commandOf(Number(pid)) ?? 'unknown').slice(0, 80)})`;
    }
  } catch {
    return null;
  }
  return null;
}

/** The inodes of the sockets that listen on a port (`/proc/net/tcp`: local address in the 2nd, state in the 4th column). */
function listeningSockets(port: number): Set<string> {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const lines = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => readFileSync(file, 'utf8').split('\n').slice(1));
  const columns = lines.map((line) => line.trim().split(/\s+/));
  const ours = columns.filter((column) => column[1]?.endsWith(`:${hex}`) && column[3] === '0A');
  return new Set(ours.map((column) => `socket:[${column[9] ?? ''}]`));
}

function holdsAny(pid: string, sockets: Set<string>): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => sockets.has(readLink(`/proc/${pid}/fd/${fd}`)));
  } catch {
    return false;
  }
}

function readLink(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}
