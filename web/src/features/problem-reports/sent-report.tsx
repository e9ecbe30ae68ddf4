import { fullName } from '@bitacora/kernel/full-name';
import { CheckCircleIcon } from '@heroicons/react/24/outline';
import { useEffect, useRef } from 'react';
import { useAgency } from '../../lib/agency.ts';
import { describeHours } from '../../lib/opening-hours.ts';
import { paths } from '../../lib/paths.ts';
import type { SessionUser } from '../../lib/session/stored-session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CopyableCode } from '../../ui/copyable-code.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useOwnJourneys } from '../../lib/use-own-journeys.ts';
import type { SentReport } from './use-report-form.ts';
import { words } from './words.ts';

interface SentReportProps {
  report: SentReport;
  user: SessionUser;
  onAnother: () => void;
}

/** The number, big, and what happens next: who answers, where and when. */
export function SentReport({ report, user, onAnother }: SentReportProps) {
  const { data: agency } = useAgency();
  const { data: journeys } = useOwnJourneys(user.id);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const adviser = journeys?.find(({ journey_id }) => journey_id === report.journey)?.travel_agent;
  return (
    <Card isAccented className="grid grid-cols-1 gap-6">
      <div className="grid gap-3">
        <h2 ref={title} tabIndex={-1} className="flex items-center gap-2 text-title font-bold outline-none">
          <CheckCircleIcon aria-hidden="true" className="size-8 shrink-0 text-ok" />
          {words.form.sentTitle}
        </h2>
        <p className="text-small text-ink-soft">{words.form.numberLabel}</p>
        <div className="-mt-2 [&_code]:text-display">
          <CopyableCode code={report.number} />
        </div>
        <p className="text-small text-ink-soft">{words.form.mention}</p>
      </div>
      <section aria-labelledby="que-sigue" className="grid gap-2">
        <h3 id="que-sigue" className="text-subtitle font-semibold">
          {words.form.next}
        </h3>
        <p>{words.form.whoAnswers(adviser ? fullName(adviser) : words.form.someAdviser)}</p>
        <p className="wrap-anywhere">
          {user.email ? words.form.whereAnswers(user.email) : words.form.whereAnswersUnknown}
        </p>
        <ul className="tabular text-small text-ink-soft">
          {agency &&
            describeHours(agency.opening_hours).map(({ days, hours }) => (
              <li key={days}>{words.form.hours(days, hours)}</li>
            ))}
        </ul>
      </section>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.tripLookup} look="secondary">
          {words.form.backToJourneys}
        </LinkButton>
        <Button look="quiet" onClick={onAnother}>
          {words.form.another}
        </Button>
      </div>
    </Card>
  );
}
