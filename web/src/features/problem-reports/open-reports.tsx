import { choices, listProblemReports, type Page, type ProblemReport } from '@bitacora/contracts';
import useSWR from 'swr';
import { useLiveRefresh } from '../../lib/live/use-live-refresh.ts';
import { paths } from '../../lib/paths.ts';
import { moment } from '../../lib/times.ts';
import { ListNumber } from '../../ui/lists/board-number.tsx';
import { BOARD_ROWS, BoardRow, BoardSection } from '../../ui/lists/board-section.tsx';
import { words } from './words.ts';

const queryOf = (more: Record<string, string> = {}) =>
  new URLSearchParams({ status: 'open', sort: 'oldest', ...more }).toString();

const answerPath = `${listProblemReports.path}?${queryOf({ page_size: String(BOARD_ROWS) })}`;

const listPath = `${paths.problemReports}?${queryOf()}`;

const useOpenReports = () => useSWR<Page<ProblemReport>, unknown>(answerPath);

/** How many they are. */
export const ReportNumber = () => (
  <ListNumber label={words.list.open} one={words.list.oneOpen} answer={useOpenReports()} to={listPath} />
);

/** The reports that wait for an answer on staff's board, the longest first; nothing where none waits. */
export function OpenReports() {
  const answer = useOpenReports();
  useLiveRefresh('problem-reported', answer.mutate);
  useLiveRefresh('problem-updated', answer.mutate);
  if (answer.data?.count === 0) return null;
  return (
    <BoardSection title={words.list.open} answer={answer} failed={words.list.loadFailed} list={listPath}>
      {({ id, number, reporter, topic, created_at }) => (
        <BoardRow
          key={id}
          to={`${paths.problemReports}?${queryOf({ report: id })}`}
          title={reporter ? `${reporter.last_name}, ${reporter.first_name}` : words.list.unknownReporter}
          text={`${number} · ${choices.problem_topics[topic]}`}
          note={moment(created_at)}
        />
      )}
    </BoardSection>
  );
}
