import { choices, getProblemReport, pathOf, type ProblemReport } from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';
import { EnvelopeIcon, PhoneIcon } from '@heroicons/react/24/outline';
import { useWatch } from 'react-hook-form';
import useSWR from 'swr';
import { hasChanges } from '../../lib/forms/has-changes.ts';
import { mailLink, phoneLink, readablePhone } from '../../lib/contact-links.ts';
import { useLiveRefresh } from '../../lib/live/use-live-refresh.ts';
import { paths } from '../../lib/paths.ts';
import { day, moment } from '../../lib/times.ts';
import { useOwnerOptions } from '../../lib/use-owner-options.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Button } from '../../ui/button.tsx';
import { DetailList } from '../../ui/detail-list.tsx';
import { FieldColumns } from '../../ui/field-columns.tsx';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { optionsOf } from '../../ui/options-of.ts';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ReportFile } from './report-file.tsx';
import { isNewAnswer, useHandlingForm } from './use-handling-form.ts';
import { staffWords } from '../../lib/staff-words.ts';
import { words } from './words.ts';

function linesOf({ topic, reporter, journey, created_at, answer }: ProblemReport): [string, string][] {
  const trip = journey && `${journey.destination_city.name}, ${day(journey.travel_date)}`;
  return [
    [words.list.reporter, reporter ? fullName(reporter) : words.list.unknownReporter],
    [words.list.topic, choices.problem_topics[topic]],
    [words.list.journey, trip ?? words.list.withoutJourney],
    [words.list.received, moment(created_at)],
    ...(answer ? [[words.details.answered, moment(answer.at)] as [string, string]] : []),
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
        <a href={mailLink(email, words.details.title(number))} className={buttonStyle('secondary')}>
          <EnvelopeIcon aria-hidden="true" className="size-5" />
          {words.details.write}
        </a>
      )}
    </>
  );
}

function Written({ report }: { report: ProblemReport }) {
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
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Answers number={report.number} reporter={reporter} />
          <TextLink
            to={journey ? paths.journey(journey.id) : paths.passenger(reporter.passenger)}
            className="inline-flex min-h-11 items-center"
          >
            {journey ? words.details.journeyLink : words.details.passengerLink}
          </TextLink>
        </div>
      )}
    </div>
  );
}

const statuses = optionsOf(choices.problem_statuses);

interface ReportDialogProps {
  id: string;
  /** What shows it reads again. */
  onChanged: () => unknown;
  onClose: () => void;
}

/** What a traveller reported, and what staff make of it. */
function HandledReport({ report, onChanged, onClose }: { report: ProblemReport } & Omit<ReportDialogProps, 'id'>) {
  const owners = useOwnerOptions('problems', report.owner ?? null);
  const ownerName = (id: string) => owners.find(({ value }) => value === id)?.label ?? staffWords.owner.other;
  const { form, life } = useHandlingForm(report, ownerName, () => {
    void onChanged();
    onClose();
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  const isChanged = hasChanges(formState, life);
  const isSent = isNewAnswer(report, useWatch({ control, name: 'answer' }));
  const { reporter } = report;
  return (
    <FormDialog
      life={life}
      onClose={onClose}
      size="xl"
      title={words.details.title(report.number)}
      submit={isSent ? words.details.send : words.details.save}
      look={isChanged ? 'main' : 'secondary'}
    >
      <Written report={report} />
      <TextArea
        label={words.details.answer}
        hint={words.details.answerHint(reporter?.email ? fullName(reporter) : null)}
        isOptional
        rows={5}
        error={errors.answer?.message}
        {...register('answer')}
      />
      <FieldColumns>
        {!isSent && (
          <Select label={words.list.status} options={statuses} error={errors.status?.message} {...register('status')} />
        )}
        <Select label={words.list.owner} options={owners} error={errors.owner?.message} {...register('owner')} />
      </FieldColumns>
    </FormDialog>
  );
}

/** One report over the list; the mail to the adviser leads here. */
export function ReportDialog({ id, onChanged, onClose }: ReportDialogProps) {
  const answer = useSWR<ProblemReport, unknown>(pathOf(getProblemReport, { id }));
  const { data: report, mutate } = answer;
  useLiveRefresh('problem-updated', mutate);
  if (report) {
    const changed = () => {
      void mutate();
      void onChanged();
    };
    return <HandledReport key={id} {...{ report, onClose }} onChanged={changed} />;
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={words.list.title}
      actions={
        <Button look="secondary" onClick={onClose}>
          {words.details.close}
        </Button>
      }
    >
      <Loaded
        answer={answer}
        waiting={<Skeleton className="h-56" />}
        failed={words.details.loadFailed}
        unknown={
          <Notice tone="info" role="status">
            {words.details.notFound}
          </Notice>
        }
      >
        {() => null}
      </Loaded>
    </Modal>
  );
}
