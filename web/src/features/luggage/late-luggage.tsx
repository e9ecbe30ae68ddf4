import { leadTimesOf, listLuggageRequests, type LuggageRequest, type Page } from '@bitacora/contracts';
import useSWR from 'swr';
import { useAgency } from '../../lib/agency.ts';
import { useLiveRefresh } from '../../lib/live/use-live-refresh.ts';
import { paths } from '../../lib/paths.ts';
import { moment } from '../../lib/times.ts';
import { ListNumber } from '../../ui/lists/board-number.tsx';
import { BOARD_ROWS, BoardRow, BoardSection } from '../../ui/lists/board-section.tsx';
import { words } from './words.ts';

const queryOf = (more: Record<string, string> = {}) =>
  new URLSearchParams({ state: 'late', sort: 'oldest', ...more }).toString();

const answerPath = `${listLuggageRequests.path}?${queryOf({ page_size: String(BOARD_ROWS) })}`;

const listPath = `${paths.luggage}?${queryOf()}`;

/** By how many days the agency says that it is late. */
const useLateWords = () => words.list.late(leadTimesOf(useAgency().data));

const useLateLuggage = () => useSWR<Page<LuggageRequest>, unknown>(answerPath);

/** How many they are. */
export const LuggageNumber = () => <ListNumber label={useLateWords()} answer={useLateLuggage()} to={listPath} />;

/** The luggage that has waited for as long as the agency says (product 11.4), the longest first, on staff's board; nothing where none has. */
export function LateLuggage() {
  const answer = useLateLuggage();
  const title = useLateWords();
  useLiveRefresh('journey-updated', answer.mutate);
  if (answer.data?.count === 0) return null;
  return (
    <BoardSection title={title} answer={answer} failed={words.list.loadFailed} list={listPath}>
      {({ id, passenger, pieces, luggage, due_at }) => (
        <BoardRow
          key={id}
          to={`${paths.luggage}?${queryOf({ request: id })}`}
          title={passenger ? `${passenger.last_name}, ${passenger.first_name}` : words.list.unknownPassenger}
          text={words.list.pieces(pieces, luggage)}
          note={words.list.lateNote(moment(due_at))}
        />
      )}
    </BoardSection>
  );
}
