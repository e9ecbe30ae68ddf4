import { listWebQuotes, type Page, pathOf, type WebQuote } from '@bitacora/contracts';
import useSWR from 'swr';
import { useLiveRefresh } from '../../lib/live/use-live-refresh.ts';
import { paths } from '../../lib/paths.ts';
import { day } from '../../lib/times.ts';
import { BOARD_ROWS, BoardRow, BoardSection } from '../../ui/lists/board-section.tsx';
import { TimeLeft } from './time-left.tsx';
import { words } from './words.ts';

const queryOf = (more: Record<string, string> = {}) =>
  new URLSearchParams({ status: 'open', sort: 'oldest', ...more }).toString();

const answerPath = `${pathOf(listWebQuotes)}?${queryOf({ page_size: String(BOARD_ROWS) })}`;

/** The quotes that wait for an answer on staff's board, the first to run out first; nothing where none waits. */
export function OpenQuotes() {
  const answer = useSWR<Page<WebQuote>, unknown>(answerPath);
  useLiveRefresh('quote-created', answer.mutate);
  useLiveRefresh('quote-updated', answer.mutate);
  if (answer.data?.count === 0) return null;
  return (
    <BoardSection title={words.open} answer={answer} failed={words.listFailed} list={`${paths.quotes}?${queryOf()}`}>
      {(quote) => (
        <BoardRow
          key={quote.id}
          to={`${paths.quotes}?${queryOf({ quote: quote.id })}`}
          title={`${quote.last_name}, ${quote.first_name}`}
          text={`${quote.country_name} · ${day(quote.travel_date)} · ${words.peopleText(quote.n_adults, quote.n_children)}`}
          note={<TimeLeft quote={quote} />}
        />
      )}
    </BoardSection>
  );
}
