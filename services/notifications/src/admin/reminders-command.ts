import type { JourneyReminder } from '@bitacora/contracts';
import { reminderMessages as messages } from '@bitacora/contracts/messages';
import { type Clock, dayAt } from '@bitacora/kernel';
import { plainSpaces } from '@bitacora/kernel/dates';
import { zonedClockText } from '@bitacora/kernel/zone-name';
import { CLOCK, type ProcessCommand } from '@bitacora/platform';
import { parseArgs } from 'node:util';
import { ListReminders } from '../queries/list-reminders.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const usage = `npm run reminders -- preview --journey <id>    what will be sent about a journey and when, and what became of the rest;
                                               the id is the last part of its page's address, /admin/journeys/<id>`;

/** Of what is asked for the journey; null where that is not understood. */
function journeyIn(args: readonly string[]): string | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { journey: { type: 'string' } },
      allowPositionals: true,
    });
    return positionals.join() === 'preview' && values.journey ? values.journey : null;
  } catch {
    return null;
  }
}

/** One reminder in a line: when by the clock of its place, what becomes of it, to whom, and what it says. */
export function lineOf({ leaves, state, audience, title, has_reader }: JourneyReminder, today: string): string {
  const isForNobody = state === 'planned' && !has_reader;
  return plainSpaces(
    [
      zonedClockText(leaves, today),
      messages.states[state],
      messages.audiences[audience],
      isForNobody ? `${title}. ${messages.nobody}` : title,
    ].join('  '),
  );
}

/** `npm run reminders -- preview --journey <id>` (docs/operate.md). */
export const remindersCommand: ProcessCommand = async (app, args) => {
  const journey = journeyIn(args);
  if (journey === null) {
    say(usage);
    return 2;
  }
  const found = await app.get(ListReminders, { strict: false }).of(journey);
  if (!found) {
    say('No hay un viaje con ese id.');
    return 1;
  }
  const today = dayAt(app.get<Clock>(CLOCK, { strict: false }).now());
  for (const reminder of found) say(lineOf(reminder, today));
  const planned = found.filter(({ state }) => state === 'planned').length;
  say(planned === 1 ? '1 aviso previsto' : `${planned} avisos previstos`);
  return 0;
};
