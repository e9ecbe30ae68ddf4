import './require-node.ts';
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildAll } from './build/build-all.ts';
import { root } from './platform/settings.ts';
import { runCommand } from './system/command.ts';
import { step } from './system/progress.ts';
import { startTestParts } from './test-run/test-parts.ts';

const flags = '--experimental-vm-modules --conditions=source --disable-warning=ExperimentalWarning';

/** The stories need the built web; a run of other projects only does not wait for it. */
function wantsStories(options: readonly string[]): boolean {
  const index = options.indexOf('--selectProjects');
  return index === -1 || options.slice(index).includes('stories');
}

/**
 * Everything, in two runs: what has parts of its own side by side on two workers, then the stories, which share one
 * platform. A choice of tests is one run.
 */
function runsOf(options: readonly string[]): readonly (readonly string[])[] {
  if (options.length > 0) return [options];
  return [
    ['--selectProjects', 'unit', 'web', 'integration', '--maxWorkers=2'],
    ['--selectProjects', 'stories'],
  ];
}

await runCommand(
  async (teardown) => {
    const options = process.argv.slice(2);
    const [environment] = await Promise.all([
      step('PostgreSQL, object store and inbox for tests', () => startTestParts(teardown)),
      buildAll({ isWebWanted: wantsStories(options) }),
    ]);
    const jest = join(dirname(createRequire(import.meta.url).resolve('jest/package.json')), 'bin/jest.js');
    const run = (given: readonly string[]) =>
      new Promise<number>((resolve, reject) => {
        const child = spawn(process.execPath, [jest, '--workerIdleMemoryLimit=700MB', ...given], {
          cwd: root,
          env: { ...process.env, ...environment, NODE_ENV: 'test', NODE_OPTIONS: flags },
          stdio: 'inherit',
        });
        teardown.add(() => void child.kill('SIGTERM'));
        child.once('error', reject);
        child.once('exit', (code) => resolve(code ?? 1));
      });
    let failed = 0;
    for (const given of runsOf(options)) failed = (await run(given)) || failed;
    return failed;
  },
  { isTask: true },
);
