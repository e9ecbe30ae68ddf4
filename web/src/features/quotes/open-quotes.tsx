import { listWebQuotes, type Page, pathOf, type WebQuote } from '@bitacora/contracts';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { useLiveRefresh } from '../../lib/live/use-live-refresh.ts';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/card.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { day } from '../../lib/times.ts';
import { TimeLeft } from './time-left.tsx';
import { words } from './words.ts';

const ROWS = 5;
const which = { status: 'open', sort: 'oldest' };
const query = (more: Record<string, string> = {}) => new URLSearchParams({ ...which, ...more }).toString();

const answerOf = `${pathOf(listWebQuotes)}?${query({ page_size: String(ROWS) })}`;

function Row({ quote }: { quote: WebQuote }) {
  return (
    <li>
      <Link
        to={`${paths.quotes}?${query({ quote: quote.id })}`}
        className="grid gap-0.5 rounded-control px-2 py-2.5 hover:bg-sea-tint"
      >
        <span className="font-medium">
          {quote.last_name}, {quote.first_name}
        </span>
        <span className="text-small text-ink-soft">
          {quote.country_name} · {day(quote.travel_date)} · {words.peopleText(quote.n_adults, quote.n_children)}
        </span>
        <TimeLeft quote={quote} />
      </Link>
    </li>
  );
}

/** The quotes that wait for an answer on staff's board, the first to run out first; nothing where none waits. */
export function OpenQuotes() {
  const answer = useSWR<Page<WebQuote>, unknown>(answerOf);
  useLiveRefresh('quote-created', answer.mutate);
  useLiveRefresh('quote-updated', answer.mutate);
  if (answer.data?.count === 0) return null;
  return (
    <Card className="grid content-start gap-3">
      <section aria-label={words.open} className="contents">
        <h2 className="flex items-baseline justify-between gap-3 text-subtitle font-semibold">
          {words.open}
          {answer.data && <span className="tabular text-title font-bold">{answer.data.count}</span>}
        </h2>
        <Loaded answer={answer} waiting={<Skeleton className="h-40" />} failed={words.listFailed}>
          {({ results }) => (
            <ul className="-mx-2 divide-y divide-line">
              {results.map((quote) => (
                <Row key={quote.id} quote={quote} />
              ))}
            </ul>
          )}
        </Loaded>
        {answer.data && (
          <TextLink to={`${paths.quotes}?${query()}`} className="inline-flex min-h-11 items-center justify-self-start">
            {words.seeAll(answer.data.count)}
          </TextLink>
        )}
      </section>
    </Card>
  );
}
