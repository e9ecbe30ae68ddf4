import { choices, type ProblemReport } from '@bitacora/contracts';
import { problemReportMessages } from '@bitacora/contracts/messages';
import { ChevronRightIcon, PaperClipIcon } from '@heroicons/react/24/outline';
import { Link } from 'react-router-dom';
import { dayText, instantText } from './dates.ts';

const messages = problemReportMessages.list;
const columns = 'md:grid-cols-[7rem_minmax(0,2fr)_minmax(0,2fr)_minmax(0,2fr)_12.5rem_1.25rem]';

function Cell({ label, value }: { label: string; value: string | null }) {
  return (
    <span className={`tabular wrap-anywhere text-small md:text-body ${value ? '' : 'max-md:hidden'}`}>
      <span className="sr-only">{label}: </span>
      {value ?? messages.withoutJourney}
    </span>
  );
}

function Row({ report: { id, number, topic, reporter, journey, created_at, file } }: { report: ProblemReport }) {
  return (
    <Link
      to={{ search: `?report=${id}` }}
      preventScrollReset
      className={`relative grid min-h-14 items-center gap-x-4 gap-y-0.5 px-4 py-3 hover:bg-sea-tint max-md:rounded-card max-md:pr-10 md:[li:last-child>&]:rounded-b-card ${columns}`}
    >
      <span className="flex items-center gap-1 font-semibold text-sea tabular">
        {number}
        {file && (
          <>
            <PaperClipIcon aria-hidden className="size-4" />
            <span className="sr-only">{messages.hasFile}</span>
          </>
        )}
      </span>
      <Cell
        label={messages.reporter}
        value={reporter ? `${reporter.last_name}, ${reporter.first_name}` : messages.unknownReporter}
      />
      <Cell label={messages.topic} value={choices.problem_topics[topic]} />
      <Cell
        label={messages.journey}
        value={journey && `${journey.destination_city.name}, ${dayText(journey.travel_date)}`}
      />
      <Cell label={messages.received} value={instantText(created_at)} />
      <ChevronRightIcon
        aria-hidden
        className="size-5 text-ink-soft max-md:absolute max-md:top-1/2 max-md:right-3 max-md:-translate-y-1/2"
      />
    </Link>
  );
}

/** One row a report; the row opens it, and on a phone it is a card. */
export function ReportRows({ reports }: { reports: readonly ProblemReport[] }) {
  return (
    <div className="md:rounded-card md:border md:border-line md:bg-white">
      <div aria-hidden className={`hidden gap-4 px-4 py-3 text-small text-ink-soft md:grid ${columns}`}>
        <span>{messages.number}</span>
        <span>{messages.reporter}</span>
        <span>{messages.topic}</span>
        <span>{messages.journey}</span>
        <span>{messages.received}</span>
      </div>
      <ul className="grid gap-3 md:gap-0">
        {reports.map((report) => (
          <li
            key={report.id}
            className="max-md:rounded-card max-md:border max-md:border-line max-md:bg-white md:border-t md:border-line"
          >
            <Row report={report} />
          </li>
        ))}
      </ul>
    </div>
  );
}
