import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAgency } from '../../lib/agency.ts';
import { phoneLink, readableFromAbroad } from '../../lib/contact-links.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useUser } from '../../lib/session/use-session.ts';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-frame.tsx';
import { textLinkStyle } from '../../ui/text-link.tsx';
import { OwnReports } from './own-reports.tsx';
import { ReportForm } from './report-form.tsx';
import { SentReport } from './sent-report.tsx';
import type { SentReport as Sent } from './use-report-form.ts';
import { words } from './words.ts';

function Emergency() {
  const { data: agency } = useAgency();
  if (!agency) return null;
  const [before, after] = words.form.urgent('|').split('|');
  return (
    <span className="mt-1 block text-body text-ink">
      {before}
      <a href={phoneLink(agency.emergency_phone)} className={`tabular whitespace-nowrap ${textLinkStyle}`}>
        {readableFromAbroad(agency.emergency_phone)}
      </a>
      {after}
    </span>
  );
}

/** `/user/report_problem`: a traveller tells the agency what went wrong, and has a number to call it by. */
export default function ReportPage() {
  usePageTitle(words.form.title, words.form.description);
  const user = useUser();
  const [query] = useSearchParams();
  const [sent, setSent] = useState<Sent | null>(null);
  if (!user) return null;
  return (
    <>
      <PageHeader
        title={words.form.title}
        text={
          <>
            {words.form.text} <Emergency />
          </>
        }
      />
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[30rem_minmax(0,1fr)]">
        {sent ? (
          <SentReport report={sent} user={user} onAnother={() => setSent(null)} />
        ) : (
          <Card isAccented className="print:hidden">
            <ReportForm userId={user.id} journeyId={query.get('journey') ?? ''} onSent={setSent} />
          </Card>
        )}
        <OwnReports />
      </div>
    </>
  );
}
