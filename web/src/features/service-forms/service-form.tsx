import { choiceLabel, detailsOf } from '@bitacora/contracts';
import { dayRange } from '@bitacora/kernel/dates';
import { forWhom } from '../../lib/journeys/for-whom.ts';
import { day } from '../../lib/times.ts';
import { Button } from '../../ui/button.tsx';
import { FieldColumns } from '../../ui/field-columns.tsx';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { LineIcon } from '../../ui/line-icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FormLines } from './form-lines.tsx';
import type { FormSubject } from './model/form-rules.ts';
import { useNextDay } from './use-next-day.ts';
import { useServiceForm } from './use-service-form.ts';
import { words } from './words.ts';

interface ServiceFormProps {
  /** What was opened; what others change meanwhile does not touch what is being written. */
  subject: FormSubject;
  onClose(): void;
  /** What waits, for when this one is saved. */
  next?: { label: string; open(): void } | null;
}

/** Which of the two flights it is, too. */
function nameOf({ descriptor, service }: FormSubject): string {
  const direction = service.travel_direction && choiceLabel('service_directions', service.travel_direction);
  return [descriptor.label, direction].filter(Boolean).join(' · ');
}

function wordsOf(subject: FormSubject): { title: string; submit: string } {
  const { descriptor, mode, isReplacement } = subject;
  const name = nameOf(subject);
  if (mode === 'update') return { title: words.updateTitle(name), submit: words.submitUpdate(descriptor.label) };
  if (isReplacement) return { title: words.replaceTitle(name), submit: words.submitReplace(descriptor.label) };
  return { title: words.createTitle(name), submit: words.submitCreate(descriptor.label) };
}

/** Of which journey it is, since the dialog's title names what it is and for whom. */
function SubjectLine({ subject: { descriptor, journey } }: { subject: FormSubject }) {
  const { destination_city: city, travel_date, return_date } = journey;
  return (
    <p className="flex items-center gap-2 text-ink-soft">
      <LineIcon path={descriptor.icon} className="size-6 text-sea" />
      <span>
        {city.name},{' '}
        <span className="tabular">{return_date ? dayRange(travel_date, return_date) : day(travel_date)}</span>
      </span>
    </p>
  );
}

/** The form of a kind of service, made from its descriptor, in an extra large dialog: two columns where there is room. */
export function ServiceForm({ subject, onClose, next = null }: ServiceFormProps) {
  const { descriptor, service, mode, isReplacement } = subject;
  const { form, life, propose } = useServiceForm(subject);
  const proposeNextDay = useNextDay(subject, form);
  const { title, submit } = wordsOf(subject);
  return (
    <FormDialog
      {...{ life, onClose, submit }}
      size="xl"
      // Also what stands above the fields begins at their edge.
      className="mx-auto w-full max-w-prose gap-5 lg:max-w-none"
      title={forWhom(title, subject.journey)}
      afterSave={next && <Button onClick={next.open}>{next.label}</Button>}
    >
      <SubjectLine subject={subject} />
      {isReplacement && service.service && (
        <Notice tone="info">{words.replaces(descriptor.title(detailsOf(descriptor, service.service)))}</Notice>
      )}
      <FieldColumns from="lg" onBlur={proposeNextDay}>
        <FormLines subject={subject} control={form.control} propose={propose} />
      </FieldColumns>
      {mode === 'update' && <p className="text-ink-soft">{words.tellsChanges}</p>}
    </FormDialog>
  );
}
