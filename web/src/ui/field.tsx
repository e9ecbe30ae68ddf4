import { ExclamationCircleIcon } from '@heroicons/react/20/solid';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { words } from './words.ts';

export interface FieldProps {
  label: string;
  /** What to write, said before any error. */
  hint?: string | undefined;
  /** An empty one marks a field as wrong whose mistake is said elsewhere. */
  error?: string | undefined;
  /** Fields are required unless they say so in their label. */
  isOptional?: boolean;
}

interface FieldFrameProps extends FieldProps {
  id?: string | undefined;
  name?: string | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** What ties a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export const controlStyle = classNames(
  'w-full min-h-11 rounded-control border border-edge bg-white px-3 py-2 text-body text-ink',
  'placeholder:text-ink-soft disabled:border-line disabled:bg-paper disabled:text-ink-soft [&[readonly]]:bg-paper',
  'aria-invalid:border-2 aria-invalid:border-bad',
);

/** Label above, then the hint, the control, and its error. A control's id is its name unless given. */
export function FieldFrame({ id, name, label, hint, error, isOptional, className, children }: FieldFrameProps) {
  const generated = useId();
  const controlId = id ?? name ?? generated;
  const describedBy = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ');
  return (
    <div data-field className={classNames('grid min-w-0 grid-cols-1 content-start gap-1', className)}>
      <div className="flex min-w-0 flex-col gap-1 self-end">
        <label htmlFor={controlId} className="font-medium">
          {label}
          {isOptional && <span className="font-normal text-ink-soft"> ({words.optional})</span>}
        </label>
        {hint && (
          <p id={`${controlId}-hint`} className="text-small text-ink-soft">
            {hint}
          </p>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-1">
        {children({
          id: controlId,
          'aria-describedby': describedBy || undefined,
          'aria-invalid': error === undefined ? undefined : true,
          'aria-required': isOptional ? undefined : true,
        })}
        <FieldError id={`${controlId}-error`} message={error} />
      </div>
    </div>
  );
}

export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p id={id} className="mt-0.5 flex gap-1.5 text-small font-medium text-bad">
      <ExclamationCircleIcon aria-hidden="true" className="mt-px size-5 shrink-0" />
      <span>
        <span className="sr-only">{words.errorPrefix} </span>
        {message}
      </span>
    </p>
  );
}
