import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAgency } from '../../lib/agency.ts';
import { phoneLink, readablePhone } from '../../lib/contact-links.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useUser } from '../../lib/session/use-session.ts';
import { Card } from '../../ui/card.tsx';
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
    <p>
      {before}
      <a href={phoneLink(agency.emergency_phone)} className={`tabular whitespace-nowrap ${textLinkStyle}`}>
        {readablePhone(agency.emergency_phone)}
      </a>
      {after}
    </p>
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
    <div className="mx-auto grid w-full max-w-form grid-cols-1 gap-6 px-4 py-10 sm:py-16">
      <header className="grid gap-2">
        <h1 className="text-headline font-bold tracking-tight">{words.form.title}</h1>
        <p className="text-ink-soft">{words.form.text}</p>
        <Emergency />
      </header>
      {sent ? (
        <SentReport report={sent} user={user} onAnother={() => setSent(null)} />
      ) : (
        <Card isAccented>
          <ReportForm userId={user.id} journeyId={query.get('journey') ?? ''} onSent={setSent} />
        </Card>
      )}
      <OwnReports />
    </div>
  );
}
