import { DeadLetters, ENVIRONMENT, type ProcessCommand, type ProcessEnvironment } from '@bitacora/platform';

const say = (line: string) => process.stdout.write(`${line}\n`);

const usage = `npm run events -- list               the events that could not be handled
npm run events -- show <event id>    one of them, whole
npm run events -- retry <event id>   try it again (or: retry all)`;

/** `npm run events -- list|show|retry`, over the dead letters of every process. */
export const deadLettersCommand: ProcessCommand = async (app, [action = 'list', id]) => {
  const letters = new DeadLetters(app.get<ProcessEnvironment>(ENVIRONMENT));
  try {
    if (action === 'list') {
      const all = await letters.list();
      for (const { id: event, consumer, event: name, reason, failedAt } of all) {
        say([failedAt.toISOString(), event, consumer, name, reason].join('  '));
      }
      say(`${all.length} dead letters`);
      return 0;
    }
    if (action === 'show' && id) {
      say(JSON.stringify(await letters.show(id), null, 2));
      return 0;
    }
    if (action === 'retry' && id) {
      say(`${await letters.retry(id)} tried again`);
      return 0;
    }
    say(usage);
    return 2;
  } finally {
    await letters.close();
  }
};
