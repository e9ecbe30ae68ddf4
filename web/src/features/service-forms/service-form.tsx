import { formFields, type ViewService } from '@bitacora/contracts';
import { serviceFormMessages as messages } from '@bitacora/contracts/messages';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { isApiError } from '../../lib/api/api-error.ts';
import { describeError } from '../../lib/api/describe-error.ts';
import { errorList } from '../../lib/forms/error-list.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/toasts/notify.ts';
import { FormLines } from './form-lines.tsx';
import { type FormInput, type FormSubject, rulesOf, startOf } from './model/form-rules.ts';
import { placeErrors } from './model/server-errors.ts';
import { useSaveService } from './use-save-service.ts';

interface ServiceFormProps {
  /** What was opened; what others change meanwhile does not touch what is being written. */
  subject: FormSubject;
  /** The item as it is now; after a conflict its version is the one that the next attempt knows of. */
  latest: ViewService;
  onSaved(): Promise<void>;
  onClose(): void;
}

function labelsOf({ descriptor }: FormSubject): Record<string, string> {
  const labels: Record<string, string> = {};
  for (const [name, field] of formFields(descriptor)) {
    if (field.is === 'coordinate' && field.isNamed) labels[`${name}_name`] = messages.placeName(field.label);
    labels[name] = field.label;
  }
  return labels;
}

/** The form of a kind of service, made from its descriptor, to create a record or to change one. */
export function ServiceForm({ subject, latest, onSaved, onClose }: ServiceFormProps) {
  const { descriptor, mode } = subject;
  const form = useForm<FormInput>({
    defaultValues: startOf(subject),
    resolver: zodResolver(rulesOf(descriptor, mode), undefined, { raw: true }),
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const [general, setGeneral] = useState<readonly string[]>([]);
  const [isSaved, setSaved] = useState(false);
  const [hasConflict, setConflict] = useState(false);
  const save = useSaveService(subject);

  function showFailure(error: unknown): void {
    notify.error(mode === 'create' ? descriptor.messages.createFailed : descriptor.messages.updateFailed);
    if (isApiError(error) && error.kind === 'fields') {
      const { fields, general: others } = placeErrors(error.fields, descriptor);
      for (const [name, message] of Object.entries(fields)) form.setError(name, { type: 'server', message });
      setGeneral(others);
    } else if (isApiError(error) && error.kind === 'conflict') {
      setGeneral([mode === 'create' ? messages.alreadyAttached : messages.stale]);
      setConflict(true);
      void onSaved();
    } else {
      setGeneral([describeError(error)]);
    }
  }

  const submit = form.handleSubmit(
    async (values) => {
      setGeneral([]);
      try {
        const seen = hasConflict ? latest : subject.service;
        await save(values, seen.service?.version ?? null);
      } catch (error) {
        showFailure(error);
        return;
      }
      setSaved(true);
      notify.success(mode === 'create' ? descriptor.messages.created : descriptor.messages.updated);
      void onSaved();
    },
    () => setGeneral([]),
  );
  const submitText =
    mode === 'create' ? messages.submitCreate(descriptor.label) : messages.submitUpdate(descriptor.label);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mx-auto grid max-w-prose gap-5">
      <ErrorSummary problems={errorList(errors, labelsOf(subject))} others={general} attempt={submitCount} />
      {isSaved && (
        <Notice tone="ok" role="status">
          {messages.readOnly}
        </Notice>
      )}
      <FormLines subject={subject} control={form.control} isReadOnly={isSaved} />
      <div className="sticky -bottom-4 z-10 -mx-5 -mb-4 flex flex-wrap justify-end gap-3 border-t border-line bg-white px-5 py-3 sm:-mx-6 sm:px-6">
        <Button look="secondary" onClick={onClose}>
          {isSaved ? messages.close : messages.cancel}
        </Button>
        {!isSaved && (
          <Button type="submit" isBusy={isSubmitting} busyText={messages.saving}>
            {submitText}
          </Button>
        )}
      </div>
    </form>
  );
}
