import { journeysByAgency, type JourneyCondition, type JourneySummary, type Page, pathOf } from '@bitacora/contracts';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { AGENCY_RUC } from '../../lib/environment.ts';
import { useLiveRefresh } from '../../lib/live/use-live-refresh.ts';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { BoardRow } from './board-row.tsx';
import { useConditionCounts } from './use-condition-counts.ts';
import { words } from './words.ts';

/** What stands on the board, in its order. */
const shown: readonly JourneyCondition[] = [
  'travels_today',
  'pending_late',
  'soon_not_ready',
  'overdue',
  'travels_this_week',
];

const ROWS = 5;
const texts = words.board;

const listOf = (condition: JourneyCondition) => `${paths.journeys}?${new URLSearchParams({ condition }).toString()}`;

/** A number, and the way to the list that it counts. */
function Number({ condition, count }: { condition: JourneyCondition; count: number }) {
  return (
    <li className="min-w-0">
      <Link
        to={listOf(condition)}
        className="flex h-full min-h-20 flex-col justify-between gap-1 rounded-card border border-line bg-white p-4 hover:bg-sea-tint"
      >
        <span className="tabular text-title font-bold">{count.toLocaleString('es-EC')}</span>
        <span className="text-small text-ink-soft">{words.conditions[condition]}</span>
      </Link>
    </li>
  );
}

/** The first rows of a condition's list. */
function Section({ condition, count }: { condition: JourneyCondition; count: number }) {
  const id = useId();
  const query = new URLSearchParams({ condition, page_size: String(ROWS) }).toString();
  const answer = useSWR<Page<JourneySummary>, unknown>(`${pathOf(journeysByAgency, { ruc: AGENCY_RUC })}?${query}`);
  useLiveRefresh('journey-updated', answer.mutate);
  return (
    <Card className="grid content-start gap-3">
      <section aria-labelledby={id} className="contents">
        <h2 id={id} className="text-subtitle font-semibold">
          {words.conditions[condition]}
        </h2>
        <Loaded answer={answer} waiting={<Skeleton className="h-40" />} failed={texts.listFailed}>
          {({ results }) => (
            <ul className="-mx-2 divide-y divide-line">
              {results.map((journey) => (
                <BoardRow key={journey.journey_id} {...{ journey, condition }} />
              ))}
            </ul>
          )}
        </Loaded>
        {count > ROWS && (
          <TextLink to={listOf(condition)} className="inline-flex min-h-11 items-center justify-self-start">
            {texts.seeAll(count)}
          </TextLink>
        )}
      </section>
    </Card>
  );
}

/** Staff's day: who travels, and which journeys wait for somebody (product 3.10). */
export function JourneyBoard() {
  const counts = useConditionCounts();
  return (
    <Loaded answer={counts} waiting={<Skeleton className="h-96 rounded-card" />} failed={texts.loadFailed}>
      {(data) => {
        const numbers = shown.flatMap((condition) => {
          const count = data[condition];
          return count === undefined ? [] : [{ condition, count }];
        });
        const sections = numbers.filter(({ count }) => count > 0);
        return (
          <div className="grid gap-5">
            <ul
              aria-label={texts.numbers}
              className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]"
            >
              {numbers.map((number) => (
                <Number key={number.condition} {...number} />
              ))}
            </ul>
            {sections.length === 0 ? (
              <EmptyState title={texts.nothing}>{texts.nothingText}</EmptyState>
            ) : (
              <div className="grid items-start gap-5 xl:grid-cols-2">
                {sections.map((section) => (
                  <Section key={section.condition} {...section} />
                ))}
              </div>
            )}
          </div>
        );
      }}
    </Loaded>
  );
}
