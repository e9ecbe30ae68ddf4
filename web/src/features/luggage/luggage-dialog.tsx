import {
  choiceLabel,
  choices,
  getLuggageRequest,
  type LuggageRequest,
  pathOf,
  serviceAnchor,
} from '@bitacora/contracts';
import { formatDollars } from '@bitacora/kernel';
import { fullName } from '@bitacora/kernel/full-name';
import { PhoneIcon } from '@heroicons/react/24/outline';
import { useWatch } from 'react-hook-form';
import useSWR from 'swr';
import { phoneLink, readablePhone } from '../../lib/contact-links.ts';
import { useLiveRefresh } from '../../lib/live/use-live-refresh.ts';
import { paths } from '../../lib/paths.ts';
import { staffWords } from '../../lib/staff-words.ts';
import { day, moment } from '../../lib/times.ts';
import { todayInGuayaquil } from '../../lib/today.ts';
import { isUnconfirmed } from '../../lib/unconfirmed-luggage.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Button } from '../../ui/button.tsx';
import { DetailList } from '../../ui/detail-list.tsx';
import { FieldColumns } from '../../ui/field-columns.tsx';
import { DayField } from '../../ui/forms/day-field.tsx';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { MoneyField } from '../../ui/forms/money-field.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { optionsOf } from '../../ui/options-of.ts';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { isAnswerable } from './is-answerable.ts';
import { useAnswerForm } from './use-answer-form.ts';
import { words } from './words.ts';

const texts = words.details;

/** `LATAM XL1441, Ida` */
export const ticketOf = ({ ticket }: LuggageRequest): string | null =>
  ticket &&
  [ticket.title, ticket.travel_direction && choiceLabel('service_directions', ticket.travel_direction)]
    .filter(Boolean)
    .join(', ');

export const journeyOf = ({ journey }: LuggageRequest): string | null =>
  journey && `${journey.destination_city.name}, ${day(journey.travel_date)}`;

/** `Se puede agregar, $60,00` */
function answerText({ outcome, price }: NonNullable<LuggageRequest['answer']>): string {
  return [choiceLabel('luggage_outcomes', outcome), ...(price ? [formatDollars(price)] : [])].join(', ');
}

/** When it was answered, and what, or is to be. */
function whenOf({ status, due_at, answer }: LuggageRequest): [string, string][] {
  if (answer) return [[texts.answered, `${moment(answer.at)} · ${answerText(answer)}`]];
  return status === 'open' ? [[words.list.due, moment(due_at)]] : [];
}

function linesOf(request: LuggageRequest): [string, string][] {
  const { passenger, pieces, luggage, note, created_at } = request;
  return [
    [words.list.passenger, passenger ? fullName(passenger) : words.list.unknownPassenger],
    [words.list.luggage, words.list.pieces(pieces, luggage)],
    ...(note ? [[texts.note, note] as [string, string]] : []),
    [words.list.ticket, ticketOf(request) ?? words.list.withoutTicket],
    [words.list.journey, journeyOf(request) ?? words.list.unknownJourney],
    [words.list.asked, moment(created_at)],
    ...whenOf(request),
  ];
}

function Asked({ request }: { request: LuggageRequest }) {
  const { contact, journey, package_service: item } = request;
  return (
    <div className="grid gap-4">
      <DetailList lines={linesOf(request)} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {contact?.phone && (
          <a
            href={phoneLink(contact.phone)}
            aria-label={`${texts.call} ${readablePhone(contact.phone)}`}
            className={buttonStyle('secondary')}
          >
            <PhoneIcon aria-hidden className="size-5" />
            {texts.call}
          </a>
        )}
        {journey && (
          <TextLink
            to={`${paths.journey(journey.id)}#${serviceAnchor(item)}`}
            className="inline-flex min-h-11 items-center"
          >
            {texts.journeyLink}
          </TextLink>
        )}
      </div>
    </div>
  );
}

interface LuggageDialogProps {
  id: string;
  /** What shows it reads again. */
  onChanged: () => unknown;
  onClose: () => void;
}

const outcomes = optionsOf(choices.luggage_outcomes);
const refusal = outcomes.filter(({ value }) => value === 'refused');

interface AnsweredProps extends Omit<LuggageDialogProps, 'id'> {
  request: LuggageRequest;
}

function Answered({ request, onChanged, onClose }: AnsweredProps) {
  const onSent = () => {
    void onChanged();
    onClose();
  };
  const isOver = request.is_over ?? false;
  const { form, life } = useAnswerForm(request, onSent);
  const { register, control, setValue, getValues, formState } = form;
  const { errors } = formState;
  const { passenger, contact, answer } = request;
  const outcome = useWatch({ control, name: 'outcome' });
  const isPriced = ['', 'accepted'].includes(outcome);
  const clearStale = ({ target }: { target: { value: string } }) => {
    if (target.value === 'accepted') return;
    setValue('price', '', { shouldDirty: true });
    setValue('pay_until', '', { shouldDirty: true });
    // What was said while it was to be added would be mailed once more.
    if (target.value === 'added' && getValues('text') === answer?.text) setValue('text', '', { shouldDirty: true });
  };
  return (
    <FormDialog {...{ life, onClose }} size="xl" title={texts.title} submit={answer ? texts.sendAgain : texts.send}>
      {isOver && <Notice tone="info">{texts.over}</Notice>}
      {!isOver && answer && isUnconfirmed(answer) && <Notice tone="info">{texts.ofFormer}</Notice>}
      <Asked request={request} />
      <FieldColumns className="border-t border-line pt-5">
        <Select
          label={texts.outcome}
          {...(isOver ? { options: refusal } : { options: outcomes, hint: texts.outcomeHint, prompt: texts.choose })}
          error={errors.outcome?.message}
          {...register('outcome', { onChange: clearStale })}
        />
        {isPriced && <MoneyField name="price" label={texts.price} hint={texts.priceHint} control={control} />}
        {isPriced && (
          <DayField
            name="pay_until"
            label={texts.payUntil}
            hint={texts.payUntilHint}
            isOptional
            control={control}
            meant={{ near: todayInGuayaquil() }}
          />
        )}
      </FieldColumns>
      {outcome !== 'refused' && <p className="text-small text-ink-soft">{staffWords.luggageApart}</p>}
      <TextArea
        label={texts.text}
        hint={texts.textHint(passenger && contact?.email ? fullName(passenger) : null)}
        rows={5}
        error={errors.text?.message}
        {...register('text')}
      />
    </FormDialog>
  );
}

/** One request over what shows it; the mail to the adviser leads here. */
export function LuggageDialog({ id, onChanged, onClose }: LuggageDialogProps) {
  const read = useSWR<LuggageRequest, unknown>(pathOf(getLuggageRequest, { id }));
  const { data: request, mutate } = read;
  useLiveRefresh('journey-updated', mutate);
  if (request && isAnswerable(request)) {
    const changed = () => {
      void mutate();
      void onChanged();
    };
    // Where it can only be refused it is another form: what was written for the former waits for its ticket.
    return <Answered key={`${id} ${String(request.is_over)}`} {...{ request, onClose }} onChanged={changed} />;
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={texts.title}
      actions={
        <Button look="secondary" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <Loaded
        answer={read}
        waiting={<Skeleton className="h-56" />}
        failed={texts.loadFailed}
        unknown={
          <Notice tone="info" role="status">
            {texts.notFound}
          </Notice>
        }
      >
        {(unanswerable) => (
          <div className="grid gap-4">
            <Notice tone="info">{unanswerable.status === 'suspended' ? texts.suspended : texts.withdrawn}</Notice>
            <Asked request={unanswerable} />
          </div>
        )}
      </Loaded>
    </Modal>
  );
}
