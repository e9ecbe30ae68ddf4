import './require-node.ts';
import { join } from 'node:path';
import { viteCommand } from './build/build-web.ts';
import { restartOnSave } from './dev/restart-on-save.ts';
import { boot, watchOver } from './platform/boot.ts';
import { superviseChild } from './platform/child.ts';
import { waitForDemoData } from './platform/demo-data.ts';
import { openProcessLog } from './platform/process-log.ts';
import { root } from './platform/settings.ts';
import { welcome } from './platform/welcome.ts';
import { runCommand } from './system/command.ts';
import { describeError } from './system/launcher-error.ts';
import { seconds, step } from './system/progress.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

await runCommand(async (teardown) => {
  const began = performance.now();
  say('Bitácora is starting, for development');
  const booted = await boot(teardown, { isWebApart: true, say });
  const { settings, addresses, platform, parts, data } = booted;
  const vite = superviseChild({
    name: 'web',
    command: [viteCommand(), '--port', String(settings.port), '--strictPort', '--host', settings.host],
    directory: join(root, 'web'),
    environment: { ...addresses.passedOn, BFF_URL: `http://127.0.0.1:${addresses.ports.bff.http}` },
    readyUrl: `http://127.0.0.1:${settings.port}/`,
    announcesItself: false,
    log: openProcessLog(join(data.path, 'logs'), 'web', say),
    say,
  });
  teardown.add(() => vite.stop());
  // A mistake in the sources is no reason to end: the next save may put it right.
  const stay = (error: unknown) => say(describeError(error));
  await step('Processes', () => Promise.all([platform.start().catch(stay), vite.start()]));
  await waitForDemoData(booted, say);
  teardown.add(restartOnSave({ platform, addresses, say }));
  say(`${welcome(settings, parts.inboxUrl, seconds(began))}A save restarts what it changes.\n`);
  await watchOver(booted);
});
