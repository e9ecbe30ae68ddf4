import { exportJourneys, journeysByAgency, type JourneySummary, pathOf } from '@bitacora/contracts';
import { MapIcon } from '@heroicons/react/24/outline';
import { AGENCY_RUC } from '../../lib/environment.ts';
import { RememberedFilters } from '../../lib/lists/remembered-filters.tsx';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { useRights } from '../../lib/session/use-employee.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ExportButton } from '../../ui/lists/export-button.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import { SearchFilter } from '../../ui/lists/search-filter.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { columnsFor } from './columns.tsx';
import { JourneyFilters } from './journey-filters.tsx';
import { useJourneyFilters } from './use-journey-filters.ts';
import { words } from './words.ts';

const ofAgency = { ruc: AGENCY_RUC };

function Empty({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const icon = <MapIcon aria-hidden />;
  if (!isNarrowed) {
    return (
      <EmptyState icon={icon} title={words.empty}>
        {words.emptyText}
      </EmptyState>
    );
  }
  const all = (
    <Button look="secondary" onClick={onClear}>
      {words.clear}
    </Button>
  );
  return <EmptyState icon={icon} title={words.notFound} action={all} />;
}

function Journeys() {
  const canMake = useRights().includes('journeys');
  const filtering = useJourneyFilters();
  const { filters, change, seesAmounts, clearAll, isNarrowed } = filtering;
  const list = usePagedList<JourneySummary>(pathOf(journeysByAgency, ofAgency), {
    filters,
    changes: 'journey-updated',
  });
  const rows = { ...list, data: list.data?.map((journey) => ({ ...journey, id: journey.journey_id })) };
  return (
    <PageFrame
      title={words.title}
      beside={
        <div className="flex flex-wrap items-start gap-3">
          <ExportButton path={pathOf(exportJourneys, ofAgency)} filters={filters} fileName={words.file} />
          {canMake && <LinkButton to={paths.newJourney}>{words.newJourney}</LinkButton>}
        </div>
      }
    >
      <div className="grid gap-5">
        <SearchFilter
          label={words.search}
          hint={words.searchHint}
          search={filters.search}
          onSearch={(search) => change({ search })}
        />
        <JourneyFilters {...filtering} />
        <PagedList
          list={rows}
          columns={columnsFor(seesAmounts)}
          target={({ id }) => ({ to: paths.journey(id) })}
          count={words.count}
          failed={words.loadFailed}
          empty={<Empty isNarrowed={isNarrowed} onClear={clearAll} />}
        />
      </div>
    </PageFrame>
  );
}

/** The agency's journeys as staff work through them: what is pending, who has them, what is owed. */
export default function JourneysPage() {
  usePageTitle(words.title, words.description);
  return (
    <RememberedFilters list="journeys">
      <Journeys />
    </RememberedFilters>
  );
}
