import { choices, getProblemReport, pathOf, type ProblemReport } from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';
import { EnvelopeIcon, PhoneIcon } from '@heroicons/react/24/outline';
import useSWR from 'swr';
import { mailLink, phoneLink, readablePhone } from '../../lib/contact-links.ts';
import { paths } from '../../lib/paths.ts';
import { day, moment } from '../../lib/times.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Button } from '../../ui/button.tsx';
import { DetailList } from '../../ui/detail-list.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ReportFile } from './report-file.tsx';
import { words } from './words.ts';

function linesOf({ topic, reporter, journey, created_at }: ProblemReport): [string, string][] {
  const trip = journey && `${journey.destination_city.name}, ${day(journey.travel_date)}`;
  return [
    [words.list.reporter, reporter ? fullName(reporter) : words.list.unknownReporter],
    [words.list.topic, choices.problem_topics[topic]],
    [words.list.journey, trip ?? words.list.withoutJourney],
    [words.list.received, moment(created_at)],
  ];
}

type Reporter = NonNullable<ProblemReport['reporter']>;

/** The ways to answer, by what the agency knows of the person. */
function Answers({ number, reporter: { email, phone } }: { number: ProblemReport['number']; reporter: Reporter }) {
  return (
    <>
      {phone && (
        <a
          href={phoneLink(phone)}
          aria-label={`${words.details.call} ${readablePhone(phone)}`}
          className={buttonStyle('secondary')}
        >
          <PhoneIcon aria-hidden="true" className="size-5" />
          {words.details.call}
        </a>
      )}
      {email && (
        <a
          href={`${mailLink(email)}?subject=${encodeURIComponent(words.details.title(number))}`}
          className={buttonStyle('main')}
        >
          <EnvelopeIcon aria-hidden="true" className="size-5" />
          {words.details.write}
        </a>
      )}
    </>
  );
}

function Details({ report }: { report: ProblemReport }) {
  const { reporter, journey } = report;
  return (
    <div className="grid gap-5">
      <section aria-labelledby="lo-que-escribio">
        <h3 id="lo-que-escribio" className="text-small text-ink-soft">
          {words.details.description}
        </h3>
        <p className="mt-1 border-l-4 border-sun pl-4 whitespace-pre-line wrap-anywhere">{report.description}</p>
      </section>
      {report.file && <ReportFile file={report.file} />}
      <DetailList lines={linesOf(report)} />
      {reporter && (
        <TextLink
          to={journey ? paths.journey(journey.id) : paths.passenger(reporter.passenger)}
          className="inline-flex min-h-11 items-center justify-self-start"
        >
          {journey ? words.details.journeyLink : words.details.passengerLink}
        </TextLink>
      )}
    </div>
  );
}

function Content({ id }: { id: string }) {
  const path = pathOf(getProblemReport, { id });
  const answer = useSWR<ProblemReport, unknown>(path);
  const unknown = (
    <Notice tone="info" role="status">
      {words.details.notFound}
    </Notice>
  );
  return (
    <Loaded answer={answer} waiting={<Skeleton className="h-56" />} failed={words.details.loadFailed} unknown={unknown}>
      {(report) => <Details report={report} />}
    </Loaded>
  );
}

/** One report over the list; the mail to the adviser leads here. */
export function ReportDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data } = useSWR<ProblemReport, unknown>(pathOf(getProblemReport, { id }));
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={data ? words.details.title(data.number) : words.list.title}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {words.details.close}
          </Button>
          {data?.reporter && <Answers number={data.number} reporter={data.reporter} />}
        </>
      }
    >
      <Content id={id} />
    </Modal>
  );
}
