import { serviceFormMessages as messages } from '@bitacora/contracts/messages';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { api } from '../../lib/api/api.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { describeError } from '../../lib/api/describe-error.ts';
import { useIdempotencyKeys } from '../../lib/api/idempotency.ts';
import { errorList } from '../../lib/forms/error-list.ts';
import { showServerErrors } from '../../lib/forms/server-errors.ts';
import { useRefreshJourneys } from '../../lib/refresh-journeys.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { LeaveButton } from '../../ui/leave-button.tsx';
import { useHoldModal } from '../../ui/modal-guard.ts';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/toasts/notify.ts';
import { formDataOf } from './form-data-of.ts';

interface UploadFormProps<Values extends FieldValues> {
  /** Where it is posted. */
  path: string;
  rules: z.ZodType;
  start: DefaultValues<Values>;
  labels: Readonly<Record<keyof Values & string, string>>;
  /** What the form does not ask: the journey, the service. */
  fixed: Readonly<Record<string, string>>;
  submitText: string;
  succeeded: string;
  failed: string;
  onClose(): void;
  /** Where what was saved shows by itself: the form goes away. Else it stays, read-only. */
  closesWhenSaved?: boolean;
  children(form: UseFormReturn<Values>): ReactNode;
}

/** A small form that ends in a file: judged, sent once, read-only when it is stored; nothing typed is lost on failure. */
export function UploadForm<Values extends FieldValues>(props: UploadFormProps<Values>) {
  const { path, rules, start, labels, fixed, submitText, succeeded, failed, onClose, closesWhenSaved, children } =
    props;
  const form = useForm<Values>({
    defaultValues: start,
    // The rules judge the form's own raw values, which are sent as they were written.
    resolver: zodResolver(rules as z.ZodType<Values, Values>, undefined, { raw: true }),
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount, isDirty } = form.formState;
  const [others, setOthers] = useState<readonly string[]>([]);
  const [isSaved, setSaved] = useState(false);
  useHoldModal(isDirty && !isSaved);
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The submit is gone with the focus on it.
    if (isSaved) closeButton.current?.focus();
  }, [isSaved]);
  const keys = useIdempotencyKeys();
  const refresh = useRefreshJourneys();
  const submit = form.handleSubmit(
    async (values) => {
      const body = formDataOf({ ...values, ...fixed });
      setOthers([]);
      try {
        await api.post(path, body, { idempotencyKey: keys.keyFor(body) });
      } catch (error) {
        notify.error(failed);
        const placed = showServerErrors(form, error, Object.keys(labels) as FieldPath<Values>[]);
        setOthers(isApiError(error) && error.kind === 'fields' ? placed : [describeError(error)]);
        return;
      }
      notify.success(succeeded);
      void refresh();
      if (closesWhenSaved) return onClose();
      setSaved(true);
    },
    () => setOthers([]),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <ErrorSummary problems={errorList(errors, labels)} others={others} attempt={submitCount} />
      {isSaved && (
        <Notice tone="ok" role="status">
          {messages.readOnly}
        </Notice>
      )}
      <fieldset disabled={isSaved} className="grid min-w-0 gap-5">
        {children(form)}
      </fieldset>
      <div className="flex flex-wrap justify-end gap-3">
        <LeaveButton ref={closeButton} onLeave={onClose}>
          {isSaved ? messages.close : messages.cancel}
        </LeaveButton>
        {!isSaved && (
          <Button type="submit" isBusy={isSubmitting} busyText={messages.saving}>
            {submitText}
          </Button>
        )}
      </div>
    </form>
  );
}
