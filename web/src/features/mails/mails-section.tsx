import type { Page, SentMail } from '@bitacora/contracts';
import { useEntries } from '../../lib/lists/use-entries.ts';
import { useRights } from '../../lib/session/use-employee.ts';
import { EntriesSection } from '../../ui/lists/entries-section.tsx';
import { PagedEntries } from '../../ui/lists/paged-entries.tsx';
import { MailLine, timeOf } from './mail-line.tsx';
import { SendAgain } from './send-again.tsx';
import { words } from './words.ts';

/** Nothing live tells that a mail is planned or leaves: the list is read again by itself, and sooner while one waits. */
const REFRESH_MILLISECONDS = { waiting: 5000, quiet: 30_000 };
const refreshAfter = (pages: readonly Page<SentMail>[]) => {
  const isWaiting = pages.some(({ results }) => results.some(({ state }) => state === 'waiting'));
  return REFRESH_MILLISECONDS[isWaiting ? 'waiting' : 'quiet'];
};

/** The ledger has them as they were planned; they are read by the time that stands at each. */
const newestFirst = (one: SentMail, other: SentMail) => Date.parse(timeOf(other)) - Date.parse(timeOf(one));

interface MailsProps {
  /** Where they are read. */
  path: string;
  /** Rises with every change of what they are about. */
  version: number;
}

function Entries({ path, version }: MailsProps) {
  const mayChange = useRights().includes('journeys');
  const list = useEntries<SentMail>(path, { version, refreshAfter });
  return (
    <PagedEntries
      list={{ ...list, data: list.data?.toSorted(newestFirst) }}
      label={words.label}
      failed={words.failed}
      empty={words.empty}
    >
      {(mail) => (
        <MailLine
          mail={mail}
          again={mayChange && mail.can_be_sent_again && <SendAgain mail={mail} onSent={() => void list.mutate()} />}
        />
      )}
    </PagedEntries>
  );
}

/** What was mailed, to whom and when, and what became of it; read once it is unfolded. */
export function MailsSection(props: MailsProps) {
  return (
    <EntriesSection title={words.title} hint={words.hint}>
      <Entries {...props} />
    </EntriesSection>
  );
}
