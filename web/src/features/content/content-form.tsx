import { siteContentMessages as messages } from '@bitacora/contracts/messages';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { errorList } from '../../lib/forms/error-list.ts';
import { useUnsavedChanges } from '../../lib/forms/unsaved-changes.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { UnsavedChangesDialog } from '../../ui/unsaved-changes-dialog.tsx';
import { contentPages } from './addresses.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { UploadsContext } from './images/uploads-under-way.ts';
import type { ContentForm } from './use-content-form.ts';

interface ContentFormFrameProps<Stored extends { version: number }, Values extends FieldValues, Body> {
  state: ContentForm<Stored, Values, Body>;
  submit?: string;
  submitting?: string;
  /** Beside the button that saves. */
  more?: ReactNode;
  children: ReactNode;
}

/** What every form of the editor has: its errors, another's version, its buttons, and the question before leaving. */
export function ContentFormFrame<Stored extends { version: number }, Values extends FieldValues, Body>({
  state,
  submit = messages.save,
  submitting = messages.saving,
  more,
  children,
}: ContentFormFrameProps<Stored, Values, Body>) {
  const { form, labels, others, conflict, hasChanges, beginUpload } = state;
  const { errors, isSubmitting, submitCount } = form.formState;
  const leaving = useUnsavedChanges(hasChanges);
  return (
    <form noValidate onSubmit={(event) => void state.submit(event)} className="flex flex-col gap-4 sm:gap-6">
      <ErrorSummary
        problems={errorList(errors, labels as Partial<Record<FieldPath<Values>, string>>)}
        others={others}
        attempt={isSubmitting ? 0 : submitCount}
      />
      {conflict && (
        <ConflictNotice
          {...conflict}
          isSaving={isSubmitting}
          onSaveMine={() => void state.saveMine()}
          onTakeNewest={state.takeNewest}
        />
      )}
      <UploadsContext value={beginUpload}>{children}</UploadsContext>
      <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-start">
        <Button type="submit" isBusy={isSubmitting} busyText={submitting}>
          {submit}
        </Button>
        {more}
        <LinkButton to={contentPages.all} look="quiet">
          {messages.cancel}
        </LinkButton>
      </div>
      <UnsavedChangesDialog {...leaving} />
    </form>
  );
}
