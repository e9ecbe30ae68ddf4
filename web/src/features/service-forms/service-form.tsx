import { choiceLabel, type ViewService } from '@bitacora/contracts';
import { serviceFormMessages as messages, toasts } from '@bitacora/contracts/messages';
import { CheckCircleIcon } from '@heroicons/react/20/solid';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { isApiError } from '../../lib/api/api-error.ts';
import { describeError } from '../../lib/api/describe-error.ts';
import { errorList } from '../../lib/forms/error-list.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { LeaveButton } from '../../ui/leave-button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { notify } from '../../ui/toasts/notify.ts';
import { FormLines } from './form-lines.tsx';
import { labelsOf } from './model/field-labels.ts';
import { type FormInput, type FormSubject, rulesOf, startOf } from './model/form-rules.ts';
import { failureOf } from './model/failure-toast.ts';
import { placeErrors } from './model/server-errors.ts';
import { NewerValues } from './newer-values.tsx';
import { useSaveService } from './use-save-service.ts';

interface ServiceFormProps {
  /** What was opened; what others change meanwhile does not touch what is being written. */
  subject: FormSubject;
  /** The item as it is now; after a conflict its version is the one that the next attempt knows of. */
  latest: ViewService;
  onSaved(): Promise<void>;
  onClose(): void;
}

/** Which service it is, since the modal's title names only what is done. */
function SubjectLine({ subject: { descriptor, service, journey } }: { subject: FormSubject }) {
  const direction = service.travel_direction && choiceLabel('service_directions', service.travel_direction);
  return (
    <p className="text-ink-soft">
      {[descriptor.label, direction, journey.destination_city.name].filter(Boolean).join(' · ')}
    </p>
  );
}

/** The form of a kind of service, made from its descriptor, in a static, extra large modal (specification §2). */
export function ServiceForm({ subject, latest, onSaved, onClose }: ServiceFormProps) {
  const { descriptor, mode } = subject;
  const form = useForm<FormInput>({
    defaultValues: startOf(subject),
    resolver: zodResolver(rulesOf(descriptor, mode), undefined, { raw: true }),
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount, isDirty } = form.formState;
  const [general, setGeneral] = useState<readonly string[]>([]);
  const [isSaved, setSaved] = useState(false);
  const formId = useId();
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The submit is gone with the focus on it.
    if (isSaved) closeButton.current?.focus();
  }, [isSaved]);
  // What had been typed when somebody else turned out to have been faster.
  const [conflict, setConflict] = useState<FormInput | null>(null);
  const save = useSaveService(subject);

  function showFailure(error: unknown, values: FormInput): void {
    notify.error(failureOf(error, subject));
    if (isApiError(error) && error.kind === 'fields') {
      const { fields, general: others } = placeErrors(error.fields, descriptor);
      for (const [name, message] of Object.entries(fields)) form.setError(name, { type: 'server', message });
      setGeneral(others);
    } else if (isApiError(error) && error.kind === 'conflict') {
      setGeneral([mode === 'create' ? messages.alreadyAttached : messages.stale]);
      setConflict(values);
      void onSaved();
    } else {
      setGeneral([describeError(error)]);
    }
  }

  const submit = form.handleSubmit(
    async (values) => {
      setGeneral([]);
      try {
        const seen = conflict ? latest : subject.service;
        await save(values, seen.service?.version ?? null);
      } catch (error) {
        showFailure(error, values);
        return;
      }
      setSaved(true);
      notify.success(mode === 'create' ? descriptor.messages.created : descriptor.messages.updated);
      // The item of the journey has its service now (specification §4, service status).
      if (mode === 'create') notify.success(toasts.serviceUpdated);
      void onSaved();
    },
    () => setGeneral([]),
  );
  const submitText =
    mode === 'create' ? messages.submitCreate(descriptor.label) : messages.submitUpdate(descriptor.label);
  const actions = (
    <>
      {isSaved && (
        <p role="status" className="mr-auto flex items-center gap-2 font-medium text-ok">
          <CheckCircleIcon aria-hidden className="size-5 shrink-0" />
          {messages.readOnly}
        </p>
      )}
      <LeaveButton ref={closeButton} onLeave={onClose}>
        {isSaved ? messages.close : messages.cancel}
      </LeaveButton>
      {!isSaved && (
        <Button type="submit" form={formId} isBusy={isSubmitting} busyText={messages.saving}>
          {submitText}
        </Button>
      )}
    </>
  );
  const title = mode === 'update' ? messages.updateTitle : messages.createTitle;
  return (
    <Modal isOpen onClose={onClose} title={title} actions={actions} isStatic size="xl" hasUnsaved={isDirty && !isSaved}>
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="mx-auto grid max-w-prose gap-5">
        <SubjectLine subject={subject} />
        <ErrorSummary problems={errorList(errors, labelsOf(descriptor))} others={general} attempt={submitCount} />
        {conflict && !isSaved && <NewerValues subject={subject} latest={latest} typed={conflict} />}
        <FormLines subject={subject} control={form.control} isReadOnly={isSaved} />
      </form>
    </Modal>
  );
}
