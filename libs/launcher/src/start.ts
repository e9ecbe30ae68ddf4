import './require-node.ts';
import { boot, waitForFailure } from './platform/boot.ts';
import { waitForDemoData } from './platform/demo-data.ts';
import { welcome } from './platform/welcome.ts';
import { runCommand } from './system/command.ts';
import { seconds, step } from './system/progress.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

const help = `npm start

Starts the platform with all its parts, until Ctrl-C. Settings: .env.example`;

await runCommand(
  async (teardown) => {
    const began = performance.now();
    say('Bitácora is starting');
    const booted = await boot(teardown, { say });
    await step('Processes', (waitFor) => booted.platform.start(waitFor));
    await waitForDemoData(booted, say);
    say(welcome(booted.settings, booted.parts.inboxUrl, seconds(began)));
    await waitForFailure(booted);
  },
  { help },
);
