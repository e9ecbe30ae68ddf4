import {
  type CountedCondition,
  journeysByAgency,
  leadTimesOf,
  type JourneySummary,
  type Page,
  pathOf,
  type Waiting,
} from '@bitacora/contracts';
import useSWR from 'swr';
import { useAgency } from '../../lib/agency.ts';
import { AGENCY_RUC } from '../../lib/environment.ts';
import { useLiveRefresh } from '../../lib/live/use-live-refresh.ts';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BoardNumber, WaitingNumber } from '../../ui/lists/board-number.tsx';
import { BOARD_ROWS, BoardSection } from '../../ui/lists/board-section.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { JourneyOnBoard } from './journey-on-board.tsx';
import { useConditionCounts } from './use-condition-counts.ts';
import { useConditionWords } from './use-condition-words.ts';
import { words } from './words.ts';

/** What stands on the board, in its order. */
const shown: readonly CountedCondition[] = [
  'travels_today',
  'pending_late',
  'soon_not_ready',
  'overdue',
  'poor_opinion',
  'travels_this_week',
];

const texts = words.board;

const listOf = (condition: CountedCondition) => `${paths.journeys}?${new URLSearchParams({ condition }).toString()}`;

/** The first rows of a condition's list. */
function Section({ condition }: { condition: CountedCondition }) {
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
  const labels = useConditionWords();
  const ofOne = words.conditionsOfOne(leadTimesOf(useAgency().data));
  const { data, error } = useConditionCounts();
  if (!data) return error === undefined && shown.map((condition) => <WaitingNumber key={condition} />);
  return numbersOf(data).map(({ condition, count }) => (
    <BoardNumber
      key={condition}
      label={labels[condition]}
      one={ofOne[condition]}
      count={count}
      to={listOf(condition)}
    />
  ));
}

/** The first of them, condition after condition; one without any is left out. */
export function JourneysOnBoard() {
  return (
    <Loaded
      answer={useConditionCounts()}
      waiting={<Skeleton className="h-40 rounded-card" />}
      failed={texts.loadFailed}
    >
      {(data) => {
        const conditions = numbersOf(data).filter(({ count }) => count > 0);
        if (conditions.length === 0) return <EmptyState title={texts.nothing}>{texts.nothingText}</EmptyState>;
        return conditions.map(({ condition }) => <Section key={condition} condition={condition} />);
      }}
    </Loaded>
  );
}
