import './require-node.ts';
import { rebuildOnSave } from './dev/rebuild-on-save.ts';
import { restartOnSave } from './dev/restart-on-save.ts';
import { boot, waitForFailure } from './platform/boot.ts';
import { StoppedError } from './platform/child.ts';
import { waitForDemoData } from './platform/demo-data.ts';
import { welcome } from './platform/welcome.ts';
import { runCommand } from './system/command.ts';
import { describeError } from './system/launcher-error.ts';
import { seconds, step } from './system/progress.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

const help = `npm run dev

Starts the platform as npm start does; what is saved restarts what imports it, and builds the web anew.`;

await runCommand(
  async (teardown) => {
    const began = performance.now();
    say('Bitácora is starting, for development');
    const booted = await boot(teardown, { isDevelopment: true, say });
    const { settings, addresses, platform, parts } = booted;
    // A mistake in the sources is no reason to end: the next save may put it right.
    await step('Processes', (waitFor) =>
      platform.start(waitFor).catch((error: unknown) => {
        if (error instanceof StoppedError) throw error;
        say(describeError(error));
      }),
    );
    await waitForDemoData(booted, say);
    const watchers = [restartOnSave({ platform, addresses, say }), rebuildOnSave(say)];
    for (const watcher of watchers) teardown.add(() => watcher.close());
    await Promise.all(watchers.map(({ ready }) => ready));
    say(
      `${welcome(settings, parts.inboxUrl, seconds(began))}A save restarts what imports it, and builds the web anew.\n`,
    );
    await waitForFailure(booted);
  },
  { help },
);
