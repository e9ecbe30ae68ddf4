import { type ReactNode, useState } from 'react';
import type { FormLife } from '../../lib/forms/use-form-life.ts';
import { classNames } from '../class-names.ts';
import { ErrorSummary } from '../error-summary.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { Problems } from './problems.tsx';
import { FormNotice } from './form-notice.tsx';

interface FormBodyProps {
  life: FormLife;
  id: string;
  className?: string | undefined;
  /** What is saved is only shown. */
  isReadOnly?: boolean;
  children: ReactNode;
  /** Stays in use after a save. */
  actions?: ReactNode;
}

/** What every form shows between its first field and its buttons: what is wrong, the fields, and another's version. */
export function FormBody({ life, id, className, isReadOnly = false, children, actions }: FormBodyProps) {
  const { submit, problems, others, attempt, isShort, hasOneField, conflict, draft, notice } = life;
  const [round, setRound] = useState(0);
  const startOver = () => {
    draft?.startOver();
    // Inputs begin anew with it: what was typed in a search, the name of a file.
    setRound((count) => count + 1);
  };
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        // A form in a dialog stands, for React, inside the form that opened it.
        event.stopPropagation();
        void submit(event);
      }}
      className={classNames('flex min-w-0 flex-col', className ?? 'gap-5')}
    >
      {isShort && <Problems texts={others} />}
      {isShort && !hasOneField && <ErrorSummary problems={problems} attempt={0} />}
      {!isShort && <ErrorSummary problems={problems} others={others} attempt={attempt} />}
      {notice && <FormNotice {...notice} isSaving={life.isSaving} />}
      {draft?.isRestored && <DraftNotice {...draft} startOver={startOver} />}
      <fieldset key={round} disabled={isReadOnly} className="contents">
        {children}
      </fieldset>
      {actions}
      {conflict && <ConflictDialog {...conflict} />}
    </form>
  );
}
