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

/** Which service it is, since the dialog's title names only what is done. */
function SubjectLine({ subject: { descriptor, service, journey } }: { subject: FormSubject }) {
  const direction = service.travel_direction && choiceLabel('service_directions', service.travel_direction);
  return (
    <p className="flex items-center gap-2 text-ink-soft">
      <LineIcon path={descriptor.icon} className="size-6 text-sea" />
      {[descriptor.label, direction, journey.destination_city.name].filter(Boolean).join(' · ')}
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
      title={isNew ? words.createTitle : words.updateTitle}
      submit={isNew ? words.submitCreate(descriptor.label) : words.submitUpdate(descriptor.label)}
    >
      <SubjectLine subject={subject} />
      <FormLines subject={subject} control={form.control} />
    </FormDialog>
  );
}
