import { AppError, codeOf } from '@bitacora/kernel';
import type { ProcessCommand } from '@bitacora/platform';
import { type Action, UsageError } from './action.ts';
import { createAgency } from './create-agency.ts';
import { createStaff } from './create-staff.ts';
import { releaseCedula } from './release-cedula.ts';
import { removeSecondFactor } from './remove-second-factor.ts';
import { resetPassword } from './reset-password.ts';
import { updateAgency } from './update-agency.ts';

const DONE = 0;
const REFUSED = 1;
const NOT_UNDERSTOOD = 2;

const actions: readonly Action[] = [
  createAgency,
  updateAgency,
  createStaff,
  resetPassword,
  removeSecondFactor,
  releaseCedula,
];

const widest = Math.max(...actions.map(({ name }) => name.length));
const usage = [
  'admin <what> [options]',
  '',
  ...actions.map(({ name, summary }) => `  ${name.padEnd(widest)}  ${summary}`),
  '',
  'Options of each: admin <what> --help',
  'To sign access tokens with another key, which lies in no database: npm run admin -- rotate-keys for a platform of npm start,',
  'tools/containers/rotate-secret.sh for one in containers (docs/operate.md)',
].join('\n');

const say = (line: string) => void process.stdout.write(`${line}\n`);
const complain = (line: string) => void process.stderr.write(`${line}\n`);

const asksForHelp = (word: string) => ['help', '--help', '-h'].includes(word);

/** What lies at the bottom of a failure. */
function reasonOf(error: Error): string {
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}

/** PostgreSQL's word for a table that is not there. */
const isNotMigrated = (error: unknown) => codeOf(error) === '42P01';

/**
 * `admin <what> …`: what an operator does where no screen does it. Ends with 0 when it is done (or was so already), 1 when
 * it is refused, 2 when it was not understood.
 */
export const adminCommand: ProcessCommand = async (app, [name = 'help', ...args]) => {
  if (asksForHelp(name)) {
    say(usage);
    return DONE;
  }
  const action = actions.find((one) => one.name === name);
  if (!action) {
    complain(`There is no ${name}.\n\n${usage}`);
    return NOT_UNDERSTOOD;
  }
  if (args.some(asksForHelp)) {
    say(action.usage);
    return DONE;
  }
  try {
    for (const line of await action.run(app, args)) say(line);
    return DONE;
  } catch (error) {
    if (error instanceof UsageError) {
      complain(error.message);
      return NOT_UNDERSTOOD;
    }
    if (isNotMigrated(error)) complain('The database has no tables yet: migrate it first.');
    else if (error instanceof AppError && error.kind === 'unavailable')
      complain(`The database cannot be reached: nothing was changed. (${reasonOf(error)})`);
    else if (error instanceof AppError) complain(error.message);
    else throw error;
    return REFUSED;
  }
};
