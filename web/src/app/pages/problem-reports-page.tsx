import { problemReportMessages } from '@bitacora/contracts/messages';
import { useSearchParams } from 'react-router-dom';
import { ProblemReports } from '../../features/problem-reports/problem-reports.tsx';
import { ReportDialog } from '../../features/problem-reports/report-dialog.tsx';
import { usePageTitle } from '../../lib/page-title.ts';

const messages = problemReportMessages.list;

/** The staff's list of reported problems; the one that is open is kept in the address, as the mail to the adviser has it. */
export default function ProblemReportsPage() {
  usePageTitle(messages.title, messages.description);
  const [query, setQuery] = useSearchParams();
  const report = query.get('report');
  return (
    <div className="mx-auto w-full max-w-screen px-4 py-6 sm:px-6 sm:py-10">
      <h1 className="mb-4 text-title font-bold tracking-tight sm:text-headline">{messages.title}</h1>
      <ProblemReports />
      {report !== null && (
        <ReportDialog id={report} onClose={() => setQuery({}, { replace: true, preventScrollReset: true })} />
      )}
    </div>
  );
}
