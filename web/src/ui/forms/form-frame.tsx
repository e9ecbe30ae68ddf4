import { type ReactNode, useId } from 'react';
import { useUnsavedChanges } from '../../lib/forms/unsaved-changes.ts';
import type { FormLife } from '../../lib/forms/use-form-life.ts';
import { Button } from '../button.tsx';
import { UnsavedChangesDialog } from '../unsaved-changes-dialog.tsx';
import { FormBody } from './form-body.tsx';
import { MergedNote } from './merged-note.tsx';
import { words } from './words.ts';

interface FormFrameProps {
  life: FormLife;
  /** What the button that sends says, and what it says meanwhile. */
  submit: string;
  submitting?: string;
  /** A form beside the one that the page is for does not call as loud. */
  look?: 'main' | 'secondary';
  /** Other ways on, beside the button. Without them the button is as wide as the form. */
  beside?: ReactNode;
  /** Longer than the window: what saves it stays in sight. */
  isLong?: boolean;
  className?: string;
  children: ReactNode;
}

/** A form in a page. */
export function FormFrame(props: FormFrameProps) {
  const { life, submit, submitting = words.saving, look = 'main', beside, isLong = false, className, children } = props;
  const button = (
    <Button
      type="submit"
      look={life.notice?.isDoubt ? 'quiet' : look}
      isWide={!beside && !isLong}
      isBusy={life.isSaving}
      busyText={submitting}
    >
      {submit}
    </Button>
  );
  const buttons = (
    <>
      <MergedNote life={life} />
      {beside ? (
        <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-start">
          {button}
          {beside}
        </div>
      ) : (
        button
      )}
    </>
  );
  const actions = isLong ? <div className="save-bar flex flex-col gap-3 sm:items-end">{buttons}</div> : buttons;
  return <FormBody id={useId()} {...{ life, className, actions, children }} />;
}

/** A form in a page that is not left with something unsaved in it before the person agreed. */
export function PageForm(frame: FormFrameProps) {
  const leaving = useUnsavedChanges(frame.life.hasUnsaved, frame.life.isSaved);
  return (
    <>
      <FormFrame {...frame} />
      <UnsavedChangesDialog
        {...leaving}
        leave={() => {
          frame.life.draft?.forget();
          leaving.leave();
        }}
      />
    </>
  );
}
