import { choices, listProblemReports, type ProblemReport } from '@bitacora/contracts';
import { LifebuoyIcon, PaperClipIcon } from '@heroicons/react/24/outline';
import { useFilters } from '../../lib/lists/use-filters.ts';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { day, moment } from '../../lib/times.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import type { Columns } from '../../ui/lists/rows.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { words } from './words.ts';

const columns: Columns<ProblemReport> = [
  {
    label: words.list.number,
    width: '7rem',
    cell: ({ number, file }) => (
      <>
        {number}
        {file && (
          <>
            <PaperClipIcon aria-hidden className="size-4" />
            <span className="sr-only">{words.list.hasFile}</span>
          </>
        )}
      </>
    ),
  },
  {
    label: words.list.reporter,
    width: 'minmax(0,2fr)',
    cell: ({ reporter }) => (reporter ? `${reporter.last_name}, ${reporter.first_name}` : words.list.unknownReporter),
  },
  { label: words.list.topic, width: 'minmax(0,2fr)', cell: ({ topic }) => choices.problem_topics[topic] },
  {
    label: words.list.journey,
    width: 'minmax(0,2fr)',
    without: words.list.withoutJourney,
    cell: ({ journey }) => journey && `${journey.destination_city.name}, ${day(journey.travel_date)}`,
  },
  {
    label: words.list.received,
    width: 'minmax(0,3fr)',
    cell: ({ created_at }) => moment(created_at),
    onCard: 'beside',
  },
];

/** What travellers reported to the agency, newest first; the mail to the adviser opens one of them here. */
export default function ProblemReportsPage() {
  usePageTitle(words.list.title, words.list.description);
  const { filters, set, searchWith } = useFilters('report');
  const list = usePagedList<ProblemReport>(listProblemReports.path, { live: 'problem-reported' });
  return (
    <PageFrame title={words.list.title}>
      <PagedList
        {...{ list, columns }}
        target={({ id }) => ({ to: { search: searchWith('report', id) }, preventScrollReset: true })}
        open={filters.report}
        count={words.list.count}
        failed={words.list.loadFailed}
        newRows={words.list.newOnes}
        empty={
          <EmptyState icon={<LifebuoyIcon aria-hidden />} title={words.list.empty}>
            {words.list.emptyText}
          </EmptyState>
        }
      />
      {filters.report && <ReportDialog id={filters.report} onClose={() => set('report', '')} />}
    </PageFrame>
  );
}
