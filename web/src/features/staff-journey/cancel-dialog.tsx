import { cancelJourney, type JourneyView, type ViewService } from '@bitacora/contracts';
import { centsOfDollars, dollarsOfCents, formatDollars } from '@bitacora/kernel';
import { sayDone } from '../../lib/do-at-once.ts';
import { rawResolver } from '../../lib/forms/raw-resolver.ts';
import { useFormLife } from '../../lib/forms/use-form-life.ts';
import { calledService } from '../../lib/service-name.ts';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { MoneyField } from '../../ui/forms/money-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { JourneyCommands } from './use-journey-commands.ts';
import { words } from './words.ts';

const { cancel: messages } = words;

interface CancelDialogProps {
  journey: JourneyView;
  /** One service of it; the whole journey without. */
  service: ViewService | null;
  commands: JourneyCommands;
  onClose(): void;
}

/** What is still owed once that much is kept of what was paid; null where nothing is, or nobody may know. */
function owedText(retained: number, paid?: number): string | null {
  const owed = paid === undefined ? 0 : centsOfDollars(retained) - centsOfDollars(paid);
  return owed > 0 ? messages.owed(formatDollars(dollarsOfCents(owed))) : null;
}

function subjectOf({ journey, service, commands }: CancelDialogProps) {
  if (service) {
    const name = calledService(service);
    return {
      title: messages.serviceTitle(name),
      text: messages.serviceText,
      mail: messages.serviceMail,
      hint: messages.retainedHint,
      submit: messages.submitService,
      done: { said: messages.serviceDone(name), subject: `${journey.journey_id}/${service.id}` },
      cancel: (body: CancelValues) => commands.cancelService(service.id, body),
      restore: () => commands.restoreService(service.id),
    };
  }
  return {
    title: messages.journeyTitle(journey.destination_city.name),
    text: messages.journeyText,
    mail: messages.journeyMail,
    hint: journey.paid === undefined ? messages.retainedHint : messages.retainedOf(formatDollars(journey.paid)),
    follows: (retained: number) => owedText(retained, journey.paid),
    submit: messages.submitJourney,
    done: { said: messages.journeyDone, subject: journey.journey_id },
    cancel: commands.cancel,
    restore: commands.restore,
  };
}

interface CancelValues {
  reason: string;
  retained: string;
}

/** Calls a service or a journey off, with why and what is kept; taken back for 10 s by a press, later by its menu. */
export function CancelDialog(props: CancelDialogProps) {
  const { onClose } = props;
  const subject = subjectOf(props);
  const { form, life } = useFormLife<CancelValues, CancelValues, unknown>({
    start: { reason: '', retained: '' },
    draft: { name: `cancel.${props.service?.id ?? props.journey.journey_id}` },
    resolver: rawResolver(cancelJourney.body),
    labels: () => ({ reason: messages.reason, retained: messages.retained }),
    failed: messages.failed,
    save: (values) => subject.cancel(values),
    onSaved: () => {
      sayDone({ ...subject.done, undo: subject.restore });
      onClose();
    },
  });
  const { errors } = form.formState;
  return (
    <FormDialog {...{ life, onClose }} title={subject.title} submit={subject.submit} leave={messages.keep} isDanger>
      <p>
        {subject.text} {subject.mail}
      </p>
      <TextArea
        label={messages.reason}
        hint={messages.reasonHint}
        error={errors.reason?.message}
        rows={2}
        {...form.register('reason')}
      />
      <MoneyField
        name="retained"
        label={messages.retained}
        hint={subject.hint}
        follows={subject.follows}
        control={form.control}
      />
    </FormDialog>
  );
}
