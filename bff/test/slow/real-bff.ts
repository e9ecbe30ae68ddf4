import { allocator, entryOf } from '@bitacora/launcher';
import { eventually, freePort, startTestProcess, type TestProcess } from '@bitacora/testing';
import { expect } from '@jest/globals';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { bff } from '../../src/bff.process.ts';

/** The BFF as a process of its own, as it is started everywhere, for its memory to be measured. */
export interface RealBff {
  url: string;
  /** The most that it held while `work` ran, in MB, beyond what it held before. */
  growth(work: () => Promise<unknown>): Promise<number>;
  /** What the operating system says that it holds, in MB. */
  residentMegabytes(): number;
  stop(): Promise<void>;
}

/** `fill` writes what is to stand in its database, through a process in here. */
export async function startRealBff(
  environment: Record<string, string>,
  fill: (template: TestProcess) => Promise<unknown> = () => Promise.resolve(),
): Promise<RealBff> {
  const port = await freePort();
  // The process in here only makes the database.
  const template = await startTestProcess(bff, { environment });
  await fill(template);
  await template.app.close();
  const variables = Object.entries({ ...template.environment, PORT: port }).map(([name, value]) => [
    name,
    String(value),
  ]);
  const child = spawn(process.execPath, entryOf('bff'), {
    env: { ...Object.fromEntries(variables), PATH: process.env.PATH, ...allocator },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await eventually(async () => expect((await fetch(`${url}/health/live`)).status).toBe(200), 60_000);
  const residentMegabytes = () => {
    const status = readFileSync(`/proc/${child.pid ?? 0}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
  };
  return {
    url,
    residentMegabytes,
    async growth(work) {
      const before = residentMegabytes();
      let most = before;
      const timer = setInterval(() => (most = Math.max(most, residentMegabytes())), 20);
      try {
        await work();
      } finally {
        clearInterval(timer);
      }
      return Math.max(most, residentMegabytes()) - before;
    },
    async stop() {
      child.kill('SIGKILL');
      await template.stop();
    },
  };
}
