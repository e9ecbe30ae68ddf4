import { choices, listOwnProblemReports, type ProblemReport, reportAnchor } from '@bitacora/contracts';
import { useId, useState } from 'react';
import useSWR from 'swr';
import { useLiveRefresh } from '../../lib/live/use-live-refresh.ts';
import { moment } from '../../lib/times.ts';
import { usePlaceInPage } from '../../lib/use-place-in-page.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { textLinkStyle } from '../../ui/text-link.tsx';
import { ReportFile } from './report-file.tsx';
import { words } from './words.ts';

/** More than three lines of a phone. */
const isLong = (text: string) => text.length > 120 || text.split('\n').length > 3;

/** What was written, word for word; a long one is folded to its beginning, without the empty lines in it. */
function Description({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  if (!isLong(text)) return <p className="whitespace-pre-line wrap-anywhere">{text}</p>;
  return (
    <>
      <p id={id} className={classNames('wrap-anywhere', isOpen ? 'whitespace-pre-line' : 'line-clamp-2')}>
        {text}
      </p>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className={`min-h-11 w-fit ${textLinkStyle}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? words.own.less : words.own.all}
      </button>
    </>
  );
}

function Reports({ reports }: { reports: readonly ProblemReport[] }) {
  // Here, for the report that a mail leads to is there now.
  usePlaceInPage();
  return (
    <section aria-labelledby="sus-reportes" className="grid grid-cols-1 gap-3">
      <h2 id="sus-reportes" className="text-subtitle font-semibold">
        {words.own.title}
      </h2>
      <ul className="grid grid-cols-1 gap-3">
        {reports.map(({ id, number, topic, description, created_at, file, status, answer }) => (
          <li
            key={id}
            id={reportAnchor(number)}
            tabIndex={-1}
            className="grid scroll-mt-24 grid-cols-1 gap-1 rounded-card border border-line bg-white p-4"
          >
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-mono font-semibold">{number}</span>
              <span className="tabular text-small text-ink-soft">{moment(created_at)}</span>
            </p>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-soft">
              {choices.problem_topics[topic]}
              <Badge tone={answer ? 'ok' : 'info'}>{choices.problem_statuses[status]}</Badge>
            </p>
            <Description text={description} />
            {file && <ReportFile file={file} />}
            {answer && (
              <div className="mt-1 border-l-4 border-sea pl-4">
                <p className="text-small text-ink-soft">{words.own.answered(moment(answer.at))}</p>
                <p className="whitespace-pre-line wrap-anywhere">{answer.text}</p>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the person reported before; nothing is said while there is nothing. */
export function OwnReports() {
  const answer = useSWR<ProblemReport[], unknown>(listOwnProblemReports.path);
  useLiveRefresh('problem-updated', answer.mutate);
  return (
    <Loaded answer={answer} waiting={null} failed={words.own.loadFailed} stale={false}>
      {(reports) => reports.length > 0 && <Reports reports={reports} />}
    </Loaded>
  );
}
