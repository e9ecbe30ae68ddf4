import type { EmployeeAnswer, JourneyView } from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';
import { useEmployees } from '../../lib/employees.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormInDialog } from '../../ui/forms/form-dialog.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { JourneyFields } from './journey-fields.tsx';
import { useEditJourney } from './use-edit-journey.ts';
import { words } from './words.ts';

interface EditJourneyProps {
  journey: JourneyView;
  onClose(): void;
}

function EditJourneyForm({ journey, advisers, onClose }: EditJourneyProps & { advisers: readonly EmployeeAnswer[] }) {
  const { form, life, asked } = useEditJourney({ journey, advisers, onSaved: onClose });
  return (
    <>
      <FormInDialog {...{ life, onClose }} submit={words.edit.submit}>
        <JourneyFields {...{ form, advisers }} isSold />
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
export function EditJourneyDialog({ journey, onClose }: EditJourneyProps) {
  const employees = useEmployees();
  return (
    <Modal isOpen isStatic size="xl" onClose={onClose} title={`${words.edit.title} · ${journey.destination_city.name}`}>
      <Loaded answer={employees} waiting={<Skeleton className="h-96" />} failed={words.loadFailed} stale={false}>
        {(advisers) => <EditJourneyForm {...{ journey, advisers, onClose }} />}
      </Loaded>
    </Modal>
  );
}
