import { connect, createServer } from 'node:net';

/** Lets other containers reach what listens on this one only. */
export function forward(port: number, to: number): void {
  createServer((outside) => {
    const inside = connect(to, '127.0.0.1');
    outside.pipe(inside).pipe(outside);
    for (const end of [outside, inside]) end.on('error', () => [outside, inside].forEach((one) => one.destroy()));
  }).listen(port, '0.0.0.0');
}
