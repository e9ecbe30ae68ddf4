import { choiceLabel } from '@bitacora/contracts';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { LineIcon } from '../../ui/line-icon.tsx';
import { FormLines } from './form-lines.tsx';
import type { FormSubject } from './model/form-rules.ts';
import { useServiceForm } from './use-service-form.ts';
import { words } from './words.ts';

interface ServiceFormProps {
  /** What was opened; what others change meanwhile does not touch what is being written. */
  subject: FormSubject;
  onClose(): void;
}

/** Which of the two flights it is, too. */
function titleOf({ descriptor, service, mode }: FormSubject): string {
  const direction = service.travel_direction && choiceLabel('service_directions', service.travel_direction);
  const name = [descriptor.label, direction].filter(Boolean).join(' · ');
  return mode === 'create' ? words.createTitle(name) : words.updateTitle(name);
}

/** Where it is, since the dialog's title names what it is. */
function SubjectLine({ subject: { descriptor, journey } }: { subject: FormSubject }) {
  return (
    <p className="flex items-center gap-2 text-ink-soft">
      <LineIcon path={descriptor.icon} className="size-6 text-sea" />
      {journey.destination_city.name}
    </p>
  );
}

/** The form of a kind of service, made from its descriptor, in an extra large dialog. */
export function ServiceForm({ subject, onClose }: ServiceFormProps) {
  const { descriptor, mode } = subject;
  const { form, life } = useServiceForm(subject);
  const isNew = mode === 'create';
  return (
    <FormDialog
      {...{ life, onClose }}
      size="xl"
      // Also what stands above the fields begins at their edge.
      className="mx-auto w-full max-w-prose gap-5"
      title={titleOf(subject)}
      submit={isNew ? words.submitCreate(descriptor.label) : words.submitUpdate(descriptor.label)}
    >
      <SubjectLine subject={subject} />
      <FormLines subject={subject} control={form.control} />
    </FormDialog>
  );
}
