import { problemReportMessages } from '@bitacora/contracts/messages';
import { LifebuoyIcon } from '@heroicons/react/24/outline';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ReportRows } from './report-rows.tsx';
import { useProblemReports } from './use-problem-reports.ts';

const messages = problemReportMessages.list;

/** What travellers reported to the agency, newest first; a new one appears by itself. */
export function ProblemReports() {
  const { reports, count, hasMore, more, isValidating, error, retry, arrived } = useProblemReports();
  if (!reports) {
    if (error !== undefined) {
      return <ErrorState title={messages.loadFailed} onRetry={() => void retry()} isRetrying={isValidating} />;
    }
    return (
      <div aria-hidden className="grid gap-3">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className="h-14" />
        ))}
      </div>
    );
  }
  if (reports.length === 0) {
    return (
      <EmptyState icon={<LifebuoyIcon aria-hidden />} title={messages.empty}>
        {messages.emptyText}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-3">
      <p role="status" className="tabular text-small text-ink-soft">
        {messages.count(count)}
        {arrived > 0 && <span key={arrived}> · {messages.newOne}</span>}
      </p>
      <ReportRows reports={reports} />
      {hasMore && (
        <Button look="secondary" className="justify-self-center" isBusy={isValidating} onClick={() => void more()}>
          {messages.more}
        </Button>
      )}
    </div>
  );
}
