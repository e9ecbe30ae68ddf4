import type { JourneyReminder } from '@bitacora/contracts';
import { reminderMessages } from '@bitacora/contracts/messages';
import { ChevronDownIcon } from '@heroicons/react/20/solid';
import { useEntries } from '../../lib/lists/use-entries.ts';
import { EntriesSection } from '../../ui/lists/entries-section.tsx';
import { PagedEntries } from '../../ui/lists/paged-entries.tsx';
import { ReminderLine } from './reminder-line.tsx';
import { words } from './words.ts';

/** Nothing live tells that a reminder is due. */
const REFRESH_MILLISECONDS = 60_000;

interface RemindersProps {
  /** Where they are read. */
  path: string;
  /** Rises with every change of what they are about. */
  version: number;
}

interface WithdrawnReminders {
  id: 'withdrawn';
  reminders: readonly JourneyReminder[];
}

/** Each change of a service withdraws its reminders: together, below the rest, they are one entry. */
function withdrawnTogether(all: readonly JourneyReminder[]): (JourneyReminder | WithdrawnReminders)[] {
  const reminders = all.filter(({ state }) => state === 'withdrawn');
  const others = all.filter(({ state }) => state !== 'withdrawn');
  return reminders.length === 0 ? others : [...others, { id: 'withdrawn', reminders }];
}

function Withdrawn({ reminders }: WithdrawnReminders) {
  return (
    <details className="group">
      <summary className="-mx-2 flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-control px-2 font-semibold hover:bg-sea-tint/50">
        {words.planned.withdrawn(reminders.length)}
        <ChevronDownIcon aria-hidden className="size-5 shrink-0 text-sea transition-transform group-open:rotate-180" />
      </summary>
      <p className="text-small">{reminderMessages.reasons.withdrawn}</p>
      <ul className="mt-2 grid grid-cols-1">
        {reminders.map((reminder) => (
          <li key={reminder.id} className="border-t border-line py-3">
            <ReminderLine reminder={reminder} saysWhy={false} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Entries({ path, version }: RemindersProps) {
  const list = useEntries<JourneyReminder>(path, { version, refreshAfter: () => REFRESH_MILLISECONDS });
  return (
    <PagedEntries
      list={{ ...list, data: list.data && withdrawnTogether(list.data) }}
      label={words.planned.label}
      failed={words.planned.failed}
      empty={words.planned.empty}
      note={<p className="text-small text-ink-soft">{words.planned.note}</p>}
    >
      {(entry) => ('reminders' in entry ? <Withdrawn {...entry} /> : <ReminderLine reminder={entry} />)}
    </PagedEntries>
  );
}

/** What will be sent and when, to whom, and what became of the rest; read once it is unfolded. */
export function RemindersSection(props: RemindersProps) {
  return (
    <EntriesSection title={words.planned.title} hint={words.planned.hint}>
      <Entries {...props} />
    </EntriesSection>
  );
}
