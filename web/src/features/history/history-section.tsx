import type { History, HistoryEntry } from '@bitacora/contracts';
import { useEntries } from '../../lib/lists/use-entries.ts';
import { EntriesSection } from '../../ui/lists/entries-section.tsx';
import { PagedEntries } from '../../ui/lists/paged-entries.tsx';
import { Notice } from '../../ui/notice.tsx';
import { HistoryLine } from './history-line.tsx';
import { words } from './words.ts';

interface HistoryProps {
  /** Where it is read. */
  path: string;
  /** Rises with every change of what it is the history of. */
  version: number;
}

function Entries({ path, version }: HistoryProps) {
  const list = useEntries<HistoryEntry, History>(path, { version });
  const isInPart = list.first !== undefined && list.first.away.length > 0;
  return (
    <PagedEntries
      list={list}
      label={words.label}
      failed={words.failed}
      empty={words.empty}
      note={
        isInPart && (
          <Notice tone="wait" role="status">
            {words.away}
          </Notice>
        )
      }
    >
      {(entry) => <HistoryLine entry={entry} />}
    </PagedEntries>
  );
}

/** Who changed what, and when; read once it is unfolded. */
export function HistorySection(props: HistoryProps) {
  return (
    <EntriesSection title={words.title} hint={words.hint}>
      <Entries {...props} />
    </EntriesSection>
  );
}
