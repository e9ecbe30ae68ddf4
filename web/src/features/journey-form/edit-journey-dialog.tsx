import type { EmployeeAnswer, JourneyView } from '@bitacora/contracts';
import { useEmployees } from '../../lib/employees.ts';
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
  const { form, life } = useEditJourney({ journey, advisers, onSaved: onClose });
  return (
    <FormInDialog {...{ life, onClose }} submit={words.edit.submit}>
      <JourneyFields {...{ form, advisers }} isSold />
    </FormInDialog>
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
