import { type JourneyView, serviceAnchor, type ViewService } from '@bitacora/contracts';
import { dayAt } from '@bitacora/kernel';
import { ArrowDownIcon, DocumentTextIcon } from '@heroicons/react/24/outline';
import { Link, useLocation } from 'react-router-dom';
import { CopyableCode } from '../../ui/copyable-code.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { titleOf } from '../../lib/service-name.ts';
import { useSaidToday } from '../../lib/use-said-today.ts';
import { codesOf, subtitleOf, whereOf } from './model/card-lines.ts';
import { nextUp } from './model/next-up.ts';
import { reservationOf } from './model/papers.ts';
import { phaseText } from './model/phase-text.ts';
import { OfflinePapers, PaperLink } from './paper-link.tsx';
import { TripLine } from './trip-line.tsx';
import { words } from './words.ts';

/** What is shown at the counter: the code of a service and its reservation. */
function NextPapers({ service, journey }: { service: ViewService; journey: JourneyView }) {
  const reservation = reservationOf(service, journey);
  const { search } = useLocation();
  return (
    <div className="short:min-[32rem]:shrink-0">
      {codesOf(service).map(({ field, label, text }) => (
        <p key={field} className="mt-1 flex flex-wrap items-center gap-x-3">
          <span className="text-small">{label}</span>
          <CopyableCode code={text} look="on-sea" />
        </p>
      ))}
      <div className="mt-3 flex flex-wrap items-center gap-x-6 short:mt-1 short:min-[32rem]:flex-col short:min-[32rem]:items-stretch print:hidden">
        {reservation && (
          <PaperLink href={reservation.href} className={`${buttonStyle('main')} max-sm:w-full sm:min-w-60`}>
            <DocumentTextIcon aria-hidden className="size-5 shrink-0" />
            {reservation.label}
          </PaperLink>
        )}
        <Link
          to={{ search, hash: serviceAnchor(service.id) }}
          className="inline-flex min-h-11 items-center gap-2 font-medium underline underline-offset-4 focus-visible:outline-white"
        >
          {words.next.see}
          <ArrowDownIcon aria-hidden className="size-4" />
        </Link>
      </div>
      {reservation && <OfflinePapers className="max-w-prose" />}
    </div>
  );
}

/** The first thing on a journey: what is next with what it takes, then where it goes and when. */
export function NextUpCard({ journey, now }: { journey: JourneyView; now: Date }) {
  const { headline, when, beThere, service, after } = nextUp(journey, now, useSaidToday(dayAt(now)));
  return (
    <section
      aria-label={words.next.heading}
      className="overflow-hidden rounded-card bg-sea text-white print:border print:border-line print:bg-white print:text-ink"
    >
      <div className="card-inset py-4 max-sm:pb-1.5 sm:not-short:px-8 sm:not-short:py-8 print:px-4 print:py-1.5">
        <p className="text-small">{words.next.heading}</p>
        {/* A phone held sideways has the width for two columns, and no height; one with much larger letters begins with what is shown at the counter; a sheet is for what comes after. */}
        <div className="short:min-[32rem]:flex short:min-[32rem]:items-start short:min-[32rem]:justify-between short:min-[32rem]:gap-6 large-letters:flex large-letters:flex-col print:flex print:items-start print:justify-between print:gap-6">
          <div className="min-w-0 large-letters:contents">
            <p className="mt-3 text-title leading-tight font-bold text-balance sm:text-headline short:mt-1 short:text-title large-letters:mt-1 large-letters:text-subtitle print:mt-1 print:text-subtitle">
              {headline}
            </p>
            {when && <p className="mt-2 text-lead font-medium tabular large-letters:order-1">{when}</p>}
            {beThere && (
              <p className="text-lead font-medium tabular large-letters:order-1 print:hidden">
                {words.next.beThere(beThere)}
              </p>
            )}
            {service && (
              <p className="mt-1 text-pretty large-letters:order-1">
                {titleOf(service)} <span className="block text-small">{subtitleOf(service)}</span>
                <span className="block font-medium">{whereOf(service)}</span>
              </p>
            )}
          </div>
          {service && <NextPapers {...{ service, journey }} />}
        </div>
        {after && (
          <p className="mt-1 border-t border-white/30 pt-2 text-small text-pretty tabular max-sm:pb-1.5 sm:mt-3 print:hidden">
            {words.next.after(titleOf(after.service), after.when)}
            {codesOf(after.service).map(({ field, text }) => (
              <span key={field}>
                {' · '}
                <code className="font-mono font-semibold wrap-anywhere">{text}</code>
              </span>
            ))}
          </p>
        )}
      </div>
      <div className="bg-ink/20 card-inset py-3 sm:not-short:px-8 print:bg-transparent print:px-4 print:py-1.5">
        <TripLine journey={journey}>
          <span className="shrink-0 rounded-full bg-sun px-3 py-1 text-small font-semibold text-ink print:hidden">
            {phaseText(journey)}
          </span>
        </TripLine>
      </div>
    </section>
  );
}
