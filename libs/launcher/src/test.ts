import './require-node.ts';
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildAll } from './build/build-all.ts';
import { root, standards } from './platform/settings.ts';
import { runCommand } from './system/command.ts';
import { exitCodeOf } from './system/exit-code.ts';
import { step } from './system/progress.ts';
import { startTestParts } from './test-run/test-parts.ts';

const flags = '--experimental-vm-modules --conditions=source --disable-warning=ExperimentalWarning';

const isChosen = (options: readonly string[]) => options.some((option) => /^--(select|ignore)Projects/.test(option));

/** Suites with a browser need the built web; a run of other projects only does not wait for it. */
function wantsWeb(options: readonly string[]): boolean {
  const index = options.indexOf('--selectProjects');
  return (
    index === -1 ||
    options.slice(index).some((option) => ['contract', 'stories', 'slow', 'slow-stories'].includes(option))
  );
}

const help = `npm test [-- --selectProjects <project>… --testPathPatterns <words>…]

Runs the tests on a PostgreSQL, an object store and an inbox of their own; all options are those of jest. Projects: unit,
integration, web, stories, and only when they are named contract, slow, slow-stories and slow-web.`;

await runCommand(
  async (teardown) => {
    const options = process.argv.slice(2);
    const [environment] = await Promise.all([
      step('PostgreSQL, object store and inbox for tests', () => startTestParts(teardown)),
      buildAll({ isWebWanted: wantsWeb(options) }),
    ]);
    const jest = join(dirname(createRequire(import.meta.url).resolve('jest/package.json')), 'bin/jest.js');
    const all = isChosen(options) ? [] : ['--ignoreProjects', 'contract', 'slow', 'slow-stories', 'slow-web'];
    const child = spawn(process.execPath, [jest, '--workerIdleMemoryLimit=700MB', ...options, ...all], {
      cwd: root,
      env: { ...standards, ...process.env, ...environment, NODE_ENV: 'test', NODE_OPTIONS: flags },
      stdio: 'inherit',
    });
    teardown.add(() => void child.kill('SIGTERM'));
    return exitCodeOf(child);
  },
  { isTask: true, help },
);
