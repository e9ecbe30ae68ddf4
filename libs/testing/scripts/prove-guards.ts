/**
 * Shows that every guard guards: patches it out in a temporary copy of the project and expects its test to fail.
 * `npm run prove:guards [-- words of a guard's name]`; needs the parts of a test run, so it goes through the launcher of
 * `npm test`. Exit code 1 when a test stays green without its guard.
 */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../launcher/src/system/command.ts';
import { startTestParts } from '../../launcher/src/test-run/test-parts.ts';
import type { Guard } from './guard.ts';
import { guards } from './guards.ts';

const root = join(import.meta.dirname, '../../..');
const copied = [
  'libs',
  'services',
  'bff',
  'web',
  'tools',
  'docker-compose.yml',
  '.env.example',
  'k8s',
  'docs',
  'package.json',
  'jest.config.js',
  '.swcrc',
  'tsconfig.base.json',
];
const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * A copy of the sources whose workspace packages are its own; other packages are shared. Not the cache: what is compiled
 * into a shared one would find the packages of the original, whose guards stand.
 */
function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'prove-guards-'));
  for (const name of copied)
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => !/node_modules|\.vite/.test(path.slice(root.length)),
    });
  mkdirSync(join(copy, 'node_modules/@bitacora'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@bitacora' && name !== '.cache')
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const folder of ['libs', 'services']) {
    for (const name of readdirSync(join(copy, folder))) {
      symlinkSync(join(copy, folder, name), join(copy, 'node_modules/@bitacora', name));
    }
  }
  return copy;
}

/** Runs node in the copy; answers its exit code and what it said. */
function runNode(copy: string, args: readonly string[], environment: NodeJS.ProcessEnv): Promise<[number, string]> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: copy, env: environment, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      resolve([error ? 1 : 0, stdout + stderr]);
    });
  });
}

/** Whether the guard's test passes in the copy. */
async function passes(
  copy: string,
  { suite, test, project = 'integration' }: Guard,
  parts: NodeJS.ProcessEnv,
): Promise<boolean> {
  const pattern = test.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const [status, output] = await runNode(
    copy,
    [jest, '--selectProjects', project, '--ci', '--forceExit', '-t', pattern, '--', suite],
    { ...process.env, ...parts, NODE_OPTIONS: '--experimental-vm-modules --conditions=source' },
  );
  if (!/Tests: .*\d+ (passed|failed)/.test(output)) throw new Error(`${suite} ran no test for "${test}":\n${output}`);
  return status === 0;
}

/** Patches a guard out, runs its test, and puts it back; answers whether the test was red. */
async function isProven(copy: string, guard: Guard, parts: NodeJS.ProcessEnv): Promise<boolean> {
  const path = join(copy, guard.file);
  const source = readFileSync(path, 'utf8');
  let patched = source;
  for (const [from, to] of guard.replace) {
    if (!patched.includes(from)) throw new Error(`${guard.file} no longer holds: ${from}`);
    patched = patched.replace(from, () => to);
  }
  writeFileSync(path, patched);
  await runNode(copy, [join(copy, 'libs/launcher/src/build.ts'), '--services'], process.env);
  const isRed = !(await passes(copy, guard, parts));
  writeFileSync(path, source);
  return isRed;
}

const help = `npm run prove:guards [-- <words of a guard's name>]

Takes each guard out of a copy of the project and expects its test to fail.`;

await runCommand(
  async (teardown) => {
    const words = process.argv.slice(2).join(' ').toLowerCase();
    const chosen = guards.filter(({ name }) => name.toLowerCase().includes(words));
    const parts = await startTestParts(teardown);
    const copy = copyProject();
    teardown.add(() => rmSync(copy, { recursive: true, force: true }));
    let unproven = 0;
    for (const guard of chosen) {
      const isRed = await isProven(copy, guard, parts);
      if (!isRed) unproven += 1;
      say(`${isRed ? 'red, as it must be' : 'STILL GREEN'}: without ${guard.name}`);
    }
    say(`${chosen.length - unproven} guards proven, ${unproven} not`);
    return unproven === 0 ? 0 : 1;
  },
  { isTask: true, help },
);
