import { listWebQuotes, type Page, pathOf, type WebQuote } from '@bitacora/contracts';
import { quoteMessages } from '@bitacora/contracts/messages';
import useSWR from 'swr';
import { useLiveRefresh } from '../../lib/live/use-live-refresh.ts';
import { paths } from '../../lib/paths.ts';
import { day } from '../../lib/times.ts';
import { ListNumber } from '../../ui/lists/board-number.tsx';
import { BOARD_ROWS, BoardRow, BoardSection } from '../../ui/lists/board-section.tsx';
import { QuoteState } from './quote-state.tsx';
import { TimeLeft } from './time-left.tsx';
import { words } from './words.ts';

/** Which of the quotes somebody has to do something about, as the list is narrowed to them. */
type Waiting = 'open' | 'asked' | 'accepted';

const queryOf = (status: Waiting, more: Record<string, string> = {}) =>
  new URLSearchParams({ status, sort: 'oldest', ...more }).toString();

const listOf = (status: Waiting) => `${paths.quotes}?${queryOf(status)}`;

const useBoardQuotes = (status: Waiting) =>
  useSWR<Page<WebQuote>, unknown>(`${pathOf(listWebQuotes)}?${queryOf(status, { page_size: String(BOARD_ROWS) })}`);

/** The first of them, those that came first; nothing where there are none. */
function QuotesOnBoard({ status, title }: { status: Waiting; title: string }) {
  const answer = useBoardQuotes(status);
  useLiveRefresh('quote-created', answer.mutate);
  useLiveRefresh('quote-updated', answer.mutate);
  if (answer.data?.count === 0) return null;
  return (
    <BoardSection title={title} answer={answer} failed={words.listFailed} list={listOf(status)}>
      {(quote) => (
        <BoardRow
          key={quote.id}
          to={`${paths.quotes}?${queryOf(status, { quote: quote.id })}`}
          title={`${quote.last_name}, ${quote.first_name}`}
          text={`${quote.country_name} · ${day(quote.travel_date)} · ${quoteMessages.people(quote.n_adults, quote.n_children)}`}
          note={status === 'open' ? <TimeLeft quote={quote} /> : <QuoteState quote={quote} />}
        />
      )}
    </BoardSection>
  );
}

/** How many they are. */
export function QuoteNumbers() {
  return (
    <>
      <ListNumber label={words.open} one={words.oneOpen} answer={useBoardQuotes('open')} to={listOf('open')} />
      <ListNumber
        label={words.askedNumber}
        one={words.oneAsked}
        answer={useBoardQuotes('asked')}
        to={listOf('asked')}
      />
      <ListNumber
        label={words.acceptedNumber}
        one={words.oneAccepted}
        answer={useBoardQuotes('accepted')}
        to={listOf('accepted')}
      />
    </>
  );
}

/** The quotes on staff's board: those that wait for an answer, or whose question does, and those accepted that are no journey yet. */
export function OpenQuotes() {
  return (
    <>
      <QuotesOnBoard status="open" title={words.open} />
      <QuotesOnBoard status="asked" title={words.askedOnes} />
      <QuotesOnBoard status="accepted" title={words.acceptedOnes} />
    </>
  );
}
