import type { ReactNode } from 'react';
import type { FormLife } from '../../lib/forms/use-form-life.ts';
import { paths } from '../../lib/paths.ts';
import { PageForm } from '../../ui/forms/form-frame.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { UploadsContext } from './images/uploads-under-way.ts';
import { words } from './words.ts';

interface ContentFormFrameProps {
  state: { life: FormLife; beginUpload: () => () => void };
  submit?: string;
  submitting?: string;
  /** Beside the button that saves. */
  more?: ReactNode;
  children: ReactNode;
}

/** What every form of the editor has: the buttons, and that it knows of images on their way. */
export function ContentFormFrame({
  state: { life, beginUpload },
  submit = words.save,
  submitting = words.saving,
  more,
  children,
}: ContentFormFrameProps) {
  const beside = (
    <>
      {more}
      <LinkButton to={paths.content} look="quiet">
        {words.cancel}
      </LinkButton>
    </>
  );
  return (
    <PageForm className="gap-4 sm:gap-6" {...{ life, submit, submitting, beside }}>
      <UploadsContext value={beginUpload}>{children}</UploadsContext>
    </PageForm>
  );
}
