import {
  choices,
  exportProblemReports,
  listProblemReports,
  problemStatuses,
  type ProblemReport,
  type ProblemStatus,
} from '@bitacora/contracts';
import { LifebuoyIcon, PaperClipIcon } from '@heroicons/react/24/outline';
import { useEmployeeNames } from '../../lib/employees.ts';
import { appliedFilters, labelIn } from '../../lib/lists/applied-filters.ts';
import { isId, oneOf } from '../../lib/lists/filter-values.ts';
import { RememberedFilters, useRememberedFilters } from '../../lib/lists/remembered-filters.tsx';
import { useFilters } from '../../lib/lists/use-filters.ts';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { day, moment } from '../../lib/times.ts';
import { useOwnerOptions } from '../../lib/use-owner-options.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportButton } from '../../ui/lists/export-button.tsx';
import { FilterSelect } from '../../ui/lists/filter-select.tsx';
import { ListFilters } from '../../ui/lists/list-filters.tsx';
import { NothingFound } from '../../ui/lists/nothing-found.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import { type Columns, TwoLines } from '../../ui/lists/rows.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { staffWords } from '../../lib/staff-words.ts';
import { words } from './words.ts';
import { optionsOf } from '../../ui/options-of.ts';

const tones: Record<ProblemStatus, BadgeTone> = { new: 'wait', in_progress: 'info', answered: 'ok' };

const columnsWith = (nameOf: (id: string | null | undefined) => string | null): Columns<ProblemReport> => [
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
    width: 'minmax(7rem,2fr)',
    cell: ({ reporter }) => (reporter ? `${reporter.last_name}, ${reporter.first_name}` : words.list.unknownReporter),
  },
  {
    label: words.list.topic,
    width: 'minmax(0,3fr)',
    cell: ({ topic, journey }) => (
      <TwoLines
        first={choices.problem_topics[topic]}
        second={journey ? `${journey.destination_city.name}, ${day(journey.travel_date)}` : words.list.withoutJourney}
      />
    ),
  },
  {
    label: words.list.status,
    width: '9rem',
    cell: ({ status }) => <Badge tone={tones[status]}>{choices.problem_statuses[status]}</Badge>,
  },
  {
    label: words.list.owner,
    width: 'minmax(0,2fr)',
    cell: ({ owner }) => nameOf(owner),
    isExtra: true,
    onCard: 'labelled',
  },
  {
    label: words.list.received,
    width: 'minmax(8.5rem,2fr)',
    cell: ({ created_at }) => moment(created_at),
    onCard: 'labelled',
  },
];

const LIST_ID = 'reportes';
const known = { status: oneOf(['open', ...problemStatuses]), owner: isId, sort: oneOf(['oldest']) };
const none = { status: '', owner: '', sort: '' };

function ProblemReports() {
  const { filters, set, searchWith } = useFilters('report');
  const { filters: asked, change } = useRememberedFilters('problems', known);
  const list = usePagedList<ProblemReport>(listProblemReports.path, {
    filters: asked,
    live: 'problem-reported',
    changes: 'problem-updated',
  });
  const owners = useOwnerOptions('problems', null);
  const columns = columnsWith(useEmployeeNames());
  const applied = appliedFilters(asked, change, {
    status: { label: words.list.status, textOf: labelIn(words.list.statuses) },
    owner: {
      label: words.list.owner,
      textOf: (id) => owners.find(({ value }) => value === id)?.label ?? staffWords.owner.other,
    },
    sort: { label: words.list.sort, textOf: labelIn(words.list.sorts) },
  });
  const narrowing = applied.filter(({ name }) => name !== 'sort');
  const icon = <LifebuoyIcon aria-hidden />;
  const isNothingFound = list.data?.length === 0 && narrowing.length > 0;
  return (
    <PageFrame title={words.list.title}>
      <div className="grid gap-5">
        <ListFilters
          first={
            <FilterSelect
              label={words.list.status}
              options={optionsOf(words.list.statuses)}
              value={asked.status}
              onChange={(status) => change({ status })}
            />
          }
          applied={applied.filter(({ name }) => name !== 'status')}
          onClear={() => change(none)}
          isNothingFound={isNothingFound}
        >
          <FilterSelect
            label={words.list.owner}
            options={[{ value: '', label: words.list.anyOwner }, ...owners.filter(({ value }) => value !== '')]}
            value={asked.owner}
            onChange={(owner) => change({ owner })}
          />
          <FilterSelect
            label={words.list.sort}
            options={optionsOf(words.list.sorts)}
            value={asked.sort}
            onChange={(sort) => change({ sort })}
          />
        </ListFilters>
        <PagedList
          id={LIST_ID}
          {...{ list, columns }}
          target={({ id }) => ({ to: { search: searchWith('report', id) }, preventScrollReset: true })}
          open={filters.report}
          count={words.list.count}
          beside={<ExportButton path={exportProblemReports.path} filters={asked} fileName={words.list.file} />}
          failed={words.list.loadFailed}
          newRows={words.list.newOnes}
          empty={
            isNothingFound ? (
              <NothingFound
                {...{ icon }}
                applied={narrowing}
                title={words.list.noneFound}
                onClear={() => change(none)}
              />
            ) : (
              <EmptyState {...{ icon }} title={words.list.empty}>
                {words.list.emptyText}
              </EmptyState>
            )
          }
        />
      </div>
      {filters.report && <ReportDialog id={filters.report} onChanged={list.mutate} onClose={() => set('report', '')} />}
    </PageFrame>
  );
}

/** What travellers reported to the agency, newest first; the mail to the adviser opens one of them here. */
export default function ProblemReportsPage() {
  usePageTitle(words.list.title, words.list.description);
  return (
    <RememberedFilters list="problems">
      <ProblemReports />
    </RememberedFilters>
  );
}
