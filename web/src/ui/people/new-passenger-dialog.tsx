import { FormDialog } from '../forms/form-dialog.tsx';
import { PassengerFields } from './passenger-fields.tsx';
import { emptyPassenger, labelsOfOne } from '../../lib/passengers/passenger-values.ts';
import type { Traveller } from '../../lib/passengers/traveller.ts';
import { useNewPassengers } from '../../lib/passengers/use-new-passengers.ts';
import { words } from '../../lib/passengers/words.ts';

interface NewPassengerDialogProps {
  /** Called with whoever was registered, or is known already and was chosen instead. */
  onMade: (traveller: Traveller) => void;
  onClose: () => void;
}

/** The form of a new passenger with one, made without leaving what is being written. */
export function NewPassengerDialog({ onMade, onClose }: NewPassengerDialogProps) {
  const take = (traveller: Traveller) => {
    onMade(traveller);
    onClose();
  };
  const { form, life, passengers, known } = useNewPassengers({
    draftName: 'new-passenger-of-journey',
    labels: labelsOfOne,
    onSaved: (saved) => saved.forEach(take),
  });
  return (
    <FormDialog {...{ life, onClose }} title={words.newPassenger} submit={words.create(1)}>
      <PassengerFields
        form={form}
        index={0}
        passenger={passengers[0] ?? emptyPassenger}
        known={known[0] ?? []}
        onUse={take}
      />
    </FormDialog>
  );
}
