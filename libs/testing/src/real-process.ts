import { allocator, entryOf } from '@bitacora/launcher';
import type { ProcessDefinition } from '@bitacora/platform';
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';
import { startTestProcess, type TestProcess } from './test-process.ts';

/** A process by itself, as it is started everywhere, for its memory to be measured. */
export interface RealProcess {
  url: string;
  /** The most that it held while `work` ran, in MB, beyond what it held before. */
  growth(work: () => Promise<unknown>): Promise<number>;
  /** What the operating system says that it holds, in MB. */
  residentMegabytes(): number;
  /** The most that it held at any time, in MB. */
  mostMegabytes(): number;
  stop(): Promise<void>;
}

/** Starts a process as it is started everywhere, in an environment and on a port of its own; answers before it does. */
export async function spawnProcess(
  name: ProcessDefinition['name'],
  environment: object,
  options: Parameters<typeof entryOf>[1] = {},
): Promise<{ child: ChildProcess; url: string }> {
  const port = await freePort();
  const variables = Object.entries({ ...environment, PORT: port }).flatMap(([variable, value]) =>
    value === undefined ? [] : [[variable, String(value)]],
  );
  const child = spawn(process.execPath, entryOf(name, options), {
    env: { ...Object.fromEntries(variables), PATH: process.env.PATH, ...allocator },
    stdio: 'ignore',
  });
  return { child, url: `http://127.0.0.1:${port}` };
}

/** `fill` writes what is to stand in its database, through a process in here. */
export async function startRealProcess(
  definition: ProcessDefinition,
  environment: Record<string, string>,
  fill: (template: TestProcess) => Promise<unknown> = () => Promise.resolve(),
): Promise<RealProcess> {
  // The process in here only makes the database.
  const template = await startTestProcess(definition, { environment });
  await fill(template);
  await template.app.close();
  const { child, url } = await spawnProcess(definition.name, template.environment);
  await eventually(async () => {
    if (!(await fetch(`${url}/health/live`)).ok) throw new Error(`${definition.name} does not answer yet`);
  }, 60_000);
  const megabytes = (line: 'VmRSS' | 'VmHWM') => {
    const status = readFileSync(`/proc/${child.pid ?? 0}/status`, 'utf8');
    return Number(new RegExp(`${line}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
  };
  const residentMegabytes = () => megabytes('VmRSS');
  return {
    url,
    residentMegabytes,
    mostMegabytes: () => megabytes('VmHWM'),
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
