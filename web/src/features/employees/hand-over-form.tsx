import {
  type EmployeeAnswer,
  getHandOver,
  type JourneySummary,
  pathOf,
  type WorkOfEmployee,
} from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import useSWR from 'swr';
import { adviserOptions } from '../../lib/employees.ts';
import { day } from '../../lib/times.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FieldError } from '../../ui/field.tsx';
import { FormInDialog } from '../../ui/forms/form-dialog.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import {
  type HandedOver,
  type HandOverValues,
  nothing,
  sumOf,
  toldOf,
  useHandOver,
  useOpenJourneys,
} from './use-hand-over.ts';
import { words } from './words.ts';

const texts = words.handOver;

interface HandOverProps {
  employee: EmployeeAnswer;
  colleagues: readonly EmployeeAnswer[];
  onClose: () => void;
}

const labelOf = ({ destination_city, travel_date, holder, passengers }: JourneySummary) => {
  const who = holder ?? passengers[0];
  return texts.journey(destination_city.name, day(travel_date), who ? fullName(who) : '');
};

function ChosenJourneys({ employee, form }: { employee: EmployeeAnswer; form: UseFormReturn<HandOverValues> }) {
  const answer = useOpenJourneys(employee);
  const error = form.formState.errors.journeys?.message;
  return (
    <Loaded answer={answer} waiting={<Skeleton className="h-32" />} failed={texts.journeysFailed}>
      {(journeys) => (
        <fieldset id="journeys" tabIndex={-1} aria-describedby={error ? 'journeys-error' : undefined}>
          <legend className="font-medium">{texts.chosen}</legend>
          {journeys.map((journey) => (
            <Checkbox
              key={journey.journey_id}
              id={`journeys.${journey.journey_id}`}
              value={journey.journey_id}
              label={labelOf(journey)}
              {...form.register('journeys')}
            />
          ))}
          <FieldError id="journeys-error" message={error} />
        </fieldset>
      )}
    </Loaded>
  );
}

interface FieldsProps extends HandOverProps {
  work: WorkOfEmployee;
  onDone: (handed: HandedOver) => void;
}

function HandOverFields({ employee, colleagues, onClose, work, onDone }: FieldsProps) {
  const { form, life, done, asked } = useHandOver(employee, { work, colleagues, onDone });
  const { register, control, formState } = form;
  const [which, journeys, quotes, reports] = useWatch({ control, name: ['which', 'journeys', 'quotes', 'reports'] });
  const told = toldOf({ which, journeys, quotes, reports }, work);
  const possible = colleagues.filter(
    ({ id, is_active, rights }) => id !== employee.id && is_active && rights.includes('journeys'),
  );
  const ways = [
    { value: 'all', label: texts.all(work.journeys) },
    { value: 'some', label: texts.some },
    { value: 'none', label: texts.none },
  ];
  return (
    <>
      <FormInDialog {...{ life, onClose }} submit={texts.submit(told)} submitting={texts.submitting}>
        <p className="text-ink-soft">{texts.text}</p>
        <Select
          label={texts.to}
          prompt={texts.choose}
          options={adviserOptions(possible)}
          error={formState.errors.to?.message}
          {...register('to')}
        />
        {work.journeys > 0 && <Select label={texts.which} options={ways} {...register('which')} />}
        {which === 'some' && <ChosenJourneys {...{ employee, form }} />}
        {work.quotes > 0 && <Checkbox label={texts.quotes(work.quotes)} {...register('quotes')} />}
        {work.reports > 0 && <Checkbox label={texts.reports(work.reports)} {...register('reports')} />}
        {done > 0 && <p role="status">{texts.progress(done)}</p>}
      </FormInDialog>
      {asked && (
        <ConfirmDialog
          title={texts.question(asked.about.told, asked.about.name)}
          text={texts.questionText}
          action={texts.submit(nothing)}
          isDanger={false}
          isBusy={false}
          problem={null}
          onConfirm={() => asked.answer(true)}
          onClose={() => asked.answer(false)}
        />
      )}
    </>
  );
}

/** What went to whom, where the form stood. */
function Handed({ done, fewer, name }: HandedOver) {
  const place = useRef<HTMLDivElement>(null);
  // The form is gone with the focus in it.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone={isNothing(done) ? 'info' : 'ok'} role="status">
        {isNothing(done) ? texts.nothingDone : texts.done(done, name)}
        {fewer !== 0 && !isNothing(done) && ` ${texts.meanwhile(fewer)}`}
      </Notice>
    </div>
  );
}

const isNothing = (work: WorkOfEmployee) => sumOf(work) === 0;

/** Gives what an employee looks after to a colleague: all of it, or the journeys that are chosen. */
export function HandOverForm(props: HandOverProps) {
  const { employee, onClose } = props;
  const answer = useSWR<WorkOfEmployee, unknown>(pathOf(getHandOver, { id: employee.id }), {
    revalidateOnFocus: false,
  });
  const { data: work } = answer;
  const [handed, setHanded] = useState<HandedOver | null>(null);
  const hasForm = handed === null && work !== undefined && !isNothing(work);
  return (
    <Modal
      isOpen
      isStatic
      onClose={onClose}
      title={texts.title(fullName(employee))}
      actions={
        !hasForm && (
          <Button look="secondary" onClick={onClose}>
            {words.close}
          </Button>
        )
      }
    >
      {handed ? (
        <Handed {...handed} />
      ) : (
        <Loaded answer={answer} waiting={<Skeleton className="h-40" />} failed={texts.loadFailed}>
          {(known) =>
            isNothing(known) ? (
              <Notice tone="info" role="status">
                {texts.nothing}
              </Notice>
            ) : (
              <HandOverFields {...props} work={known} onDone={setHanded} />
            )
          }
        </Loaded>
      )}
    </Modal>
  );
}
