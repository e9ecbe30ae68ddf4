import type { EmployeeAnswer, JourneyView } from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';
import { useRef, useState } from 'react';
import { useEmployees } from '../../lib/employees.ts';
import { restoring } from '../../lib/journeys/restoring.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormInDialog } from '../../ui/forms/form-dialog.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useKeepPlace } from '../../ui/use-keep-place.ts';
import { JourneyFields } from './journey-fields.tsx';
import { useEditJourney } from './use-edit-journey.ts';
import { words } from './words.ts';

interface EditJourneyProps {
  journey: JourneyView;
  /** Takes back that it was called off. */
  restore(): Promise<unknown>;
  onClose(): void;
}

/** Somebody called the journey off while it is written: the way on, which loses nothing. */
function CancelledMeanwhile({ journey, restore }: Pick<EditJourneyProps, 'journey' | 'restore'>) {
  const { isBusy, problem, run } = useAction();
  const [isAsked, setAsked] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  useKeepPlace(notice);
  return (
    <div ref={notice} className="grid gap-3">
      <Notice tone="wait" role="status">
        <p>{words.edit.isCancelled}</p>
        <Button look="secondary" className="mt-2" onClick={() => setAsked(true)}>
          {words.edit.restore}
        </Button>
      </Notice>
      {isAsked && (
        <ConfirmDialog
          title={restoring.journeyTitle(journey.destination_city.name)}
          text={restoring.text}
          action={restoring.submitJourney}
          keep={restoring.keep}
          isDanger={false}
          {...{ isBusy, problem }}
          busyText={words.edit.restoring}
          onConfirm={() => void run(async () => void (await restore()))}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}

function EditJourneyForm(props: EditJourneyProps & { advisers: readonly EmployeeAnswer[] }) {
  const { journey, restore, advisers, onClose } = props;
  const { form, life, asked } = useEditJourney({ journey, advisers, onSaved: onClose });
  return (
    <>
      <FormInDialog {...{ life, onClose }} submit={words.edit.submit}>
        <div tabIndex={-1} className="grid gap-5">
          {journey.cancellation && <CancelledMeanwhile {...{ journey, restore }} />}
          <JourneyFields {...{ form, advisers }} isSold />
        </div>
      </FormInDialog>
      {asked && <LeavingDialog names={asked.about.map(fullName)} answer={asked.answer} />}
    </>
  );
}

/** Asks before somebody loses the journey: nobody who travels is told, and nothing of theirs is back by a press. */
function LeavingDialog({ names, answer }: { names: readonly string[]; answer(isYes: boolean): void }) {
  const { title, text, textOfMany, submit, keep } = words.edit.leaves;
  return (
    <ConfirmDialog
      title={title(new Intl.ListFormat('es').format(names))}
      text={names.length === 1 ? text : textOfMany}
      action={submit}
      keep={keep}
      isBusy={false}
      problem={null}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    />
  );
}

/** The form of a journey with one that was sold already: its services have their own place, on its page. */
export function EditJourneyDialog(props: EditJourneyProps) {
  const { journey, onClose } = props;
  const employees = useEmployees();
  return (
    <Modal isOpen isStatic size="xl" onClose={onClose} title={`${words.edit.title} · ${journey.destination_city.name}`}>
      <Loaded answer={employees} waiting={<Skeleton className="h-96" />} failed={words.loadFailed} stale={false}>
        {(advisers) => <EditJourneyForm {...props} advisers={advisers} />}
      </Loaded>
    </Modal>
  );
}
