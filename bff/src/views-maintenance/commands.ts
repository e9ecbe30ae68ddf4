import type { ProcessCommand } from '@bitacora/platform';
import { CheckViews } from './check-views.ts';
import { RebuildViews } from './rebuild-views.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run views:rebuild` */
export const rebuildViewsCommand: ProcessCommand = async (app) => {
  for await (const { source, applied, removed } of app.get(RebuildViews, { strict: false }).run()) {
    say(`${source}: ${applied} applied, ${removed} removed`);
  }
  return 0;
};

/** `npm run views:check`; exit code 1 when a view differs. */
export const checkViewsCommand: ProcessCommand = async (app) => {
  const found = await app.get(CheckViews, { strict: false }).run();
  for (const difference of found) say(difference);
  say(found.length === 0 ? 'every view is right' : `${found.length} differences`);
  return found.length === 0 ? 0 : 1;
};
