import {
  journeysByAgency,
  type JourneyCondition,
  type JourneySummary,
  type Page,
  pathOf,
  type Waiting,
} from '@bitacora/contracts';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { AGENCY_RUC } from '../../lib/environment.ts';
import { useLiveRefresh } from '../../lib/live/use-live-refresh.ts';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BOARD_ROWS, BoardSection } from '../../ui/lists/board-section.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { JourneyOnBoard } from './journey-on-board.tsx';
import { useConditionCounts } from './use-condition-counts.ts';
import { useConditionWords } from './use-condition-words.ts';
import { words } from './words.ts';

/** What stands on the board, in its order. */
const shown: readonly JourneyCondition[] = [
  'travels_today',
  'pending_late',
  'soon_not_ready',
  'overdue',
  'travels_this_week',
];

const texts = words.board;

const listOf = (condition: JourneyCondition) => `${paths.journeys}?${new URLSearchParams({ condition }).toString()}`;

/** A number, and the way to the list that it counts. */
function Number({ condition, count }: { condition: JourneyCondition; count: number }) {
  const labels = useConditionWords();
  return (
    <li className="min-w-0">
      <Link
        to={listOf(condition)}
        className="flex h-full min-h-20 flex-col justify-between gap-1 rounded-card border border-line bg-white p-4 hover:bg-sea-tint"
      >
        <span className="tabular text-title font-bold">{count.toLocaleString('es-EC')}</span>
        <span className="text-small text-ink-soft">{labels[condition]}</span>
      </Link>
    </li>
  );
}

/** The first rows of a condition's list. */
function Section({ condition }: { condition: JourneyCondition }) {
  const query = new URLSearchParams({ condition, page_size: String(BOARD_ROWS) }).toString();
  const answer = useSWR<Page<JourneySummary>, unknown>(`${pathOf(journeysByAgency, { ruc: AGENCY_RUC })}?${query}`);
  useLiveRefresh('journey-updated', answer.mutate);
  return (
    <BoardSection
      title={useConditionWords()[condition]}
      answer={answer}
      failed={texts.listFailed}
      list={listOf(condition)}
    >
      {(journey) => <JourneyOnBoard key={journey.journey_id} {...{ journey, condition }} />}
    </BoardSection>
  );
}

/** The numbers of what is shown, as far as the person sees them. */
const numbersOf = (counts: Waiting) =>
  shown.flatMap((condition) => {
    const count = counts[condition];
    return count === undefined ? [] : [{ condition, count }];
  });

/** How many travel, and how many journeys wait for somebody, each the way to its list (product 3.10). */
export function JourneyNumbers() {
  const counts = useConditionCounts();
  return (
    <Loaded answer={counts} waiting={<Skeleton className="h-24 rounded-card" />} failed={texts.loadFailed}>
      {(data) => (
        <ul
          aria-label={texts.numbers}
          className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]"
        >
          {numbersOf(data).map((number) => (
            <Number key={number.condition} {...number} />
          ))}
        </ul>
      )}
    </Loaded>
  );
}

/** The first of them, condition after condition; one without any is left out. */
export function JourneysOnBoard() {
  const { data } = useConditionCounts();
  if (!data) return null;
  const conditions = numbersOf(data).filter(({ count }) => count > 0);
  if (conditions.length === 0) return <EmptyState title={texts.nothing}>{texts.nothingText}</EmptyState>;
  return conditions.map(({ condition }) => <Section key={condition} condition={condition} />);
}
