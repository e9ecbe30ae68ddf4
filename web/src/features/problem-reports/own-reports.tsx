import { choices, listOwnProblemReports, type ProblemReport } from '@bitacora/contracts';
import { problemReportMessages } from '@bitacora/contracts/messages';
import useSWR from 'swr';
import { ErrorState } from '../../ui/error-state.tsx';
import { instantText } from './dates.ts';
import { ReportFile } from './report-file.tsx';

const messages = problemReportMessages.own;

/** What the person reported before; nothing is said while there is nothing. */
export function OwnReports() {
  const { data, error, isValidating, mutate } = useSWR<ProblemReport[], unknown>(listOwnProblemReports.path);
  if (!data && error !== undefined) {
    return <ErrorState title={messages.loadFailed} onRetry={() => void mutate()} isRetrying={isValidating} />;
  }
  if (!data?.length) return null;
  return (
    <section aria-labelledby="sus-reportes" className="grid grid-cols-1 gap-3">
      <h2 id="sus-reportes" className="text-subtitle font-semibold">
        {messages.title}
      </h2>
      <ul className="grid grid-cols-1 gap-3">
        {data.map(({ id, number, topic, description, created_at, file }) => (
          <li key={id} className="grid grid-cols-1 gap-1 rounded-card border border-line bg-white p-4">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-mono font-semibold">{number}</span>
              <span className="tabular text-small text-ink-soft">{instantText(created_at)}</span>
            </p>
            <p className="text-small text-ink-soft">{choices.problem_topics[topic]}</p>
            <p className="line-clamp-3 whitespace-pre-line wrap-anywhere">{description}</p>
            {file && <ReportFile file={file} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
