import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  /** What it means, said below it. */
  hint?: string;
  error?: string | undefined;
}

/** A box with its label at the right; the whole line is the target. */
export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  const generated = useId();
  const id = input.id ?? input.name ?? generated;
  const describedBy = [input['aria-describedby'], hint && `${id}-hint`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          className="mt-0.5 size-5 shrink-0 accent-sea"
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="pl-8 text-small text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
