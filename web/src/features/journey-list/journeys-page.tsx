import { exportJourneys, journeysByAgency, type JourneySummary, pathOf } from '@bitacora/contracts';
import { MapIcon } from '@heroicons/react/24/outline';
import { AGENCY_RUC } from '../../lib/environment.ts';
import { RememberedFilters, useDropRemembered } from '../../lib/lists/remembered-filters.tsx';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { useRights } from '../../lib/session/use-employee.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ExportButton } from '../../ui/lists/export-button.tsx';
import { NothingFound } from '../../ui/lists/nothing-found.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { columnsFor } from './columns.tsx';
import { JourneyFilters } from './journey-filters.tsx';
import { useJourneyFilters } from './use-journey-filters.ts';
import { useAppliedFilters } from './use-applied-filters.ts';
import { words } from './words.ts';

const ofAgency = { ruc: AGENCY_RUC };

const LIST_ID = 'viajes';

function Journeys() {
  const canMake = useRights().includes('journeys');
  const filtering = useJourneyFilters();
  const { filters, change, seesAmounts, clearAll } = filtering;
  const list = usePagedList<JourneySummary>(pathOf(journeysByAgency, ofAgency), {
    filters,
    changes: 'journey-updated',
  });
  const { applied, folded } = useAppliedFilters(filtering, list.data);
  const rows = { ...list, data: list.data?.map((journey) => ({ ...journey, id: journey.journey_id })) };
  const icon = <MapIcon aria-hidden />;
  const isNothingFound = list.data?.length === 0 && applied.length > 0;
  useDropRemembered(isNothingFound && !list.isValidating, clearAll);
  return (
    <PageFrame
      title={words.title}
      beside={canMake && <LinkButton to={paths.newJourney}>{words.newJourney}</LinkButton>}
    >
      <div className="grid gap-5">
        <JourneyFilters {...filtering} applied={folded} isNothingFound={isNothingFound} list={LIST_ID} />
        <PagedList
          id={LIST_ID}
          list={rows}
          columns={columnsFor(seesAmounts)}
          order={{ value: filters.sort, labels: words.sorts, onChange: (sort) => change({ sort }) }}
          target={({ id }) => ({ to: paths.journey(id) })}
          count={words.count}
          beside={<ExportButton path={pathOf(exportJourneys, ofAgency)} filters={filters} fileName={words.file} />}
          failed={words.loadFailed}
          empty={
            isNothingFound ? (
              <NothingFound icon={icon} title={words.notFound} applied={applied} onClear={clearAll} />
            ) : (
              <EmptyState icon={icon} title={words.empty}>
                {words.emptyText}
              </EmptyState>
            )
          }
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
