import type { JourneyReminder } from '@bitacora/contracts';
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

function Entries({ path, version }: RemindersProps) {
  const list = useEntries<JourneyReminder>(path, { version, refreshAfter: () => REFRESH_MILLISECONDS });
  return (
    <PagedEntries
      list={list}
      label={words.planned.label}
      failed={words.planned.failed}
      empty={words.planned.empty}
      note={<p className="text-small text-ink-soft">{words.planned.note}</p>}
    >
      {(reminder) => <ReminderLine reminder={reminder} />}
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
