import type { ComponentProps } from 'react';
import { controlStyle, FieldFrame, type FieldProps } from './field.tsx';

type DateInputProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>;

/**
 * A day by the browser's own picker, which weighs nothing, in whatever order its language has; `children` say it in words
 * below. Forms of who is logged in have `DayInput`.
 */
export function DateInput({ label, hint, error, isOptional, className, children, ...input }: DateInputProps) {
  return (
    <FieldFrame {...{ label, hint, error, isOptional, className }} id={input.id} name={input.name}>
      {({ id, ...control }) => (
        <>
          <input
            {...input}
            {...control}
            id={id}
            aria-describedby={`${control['aria-describedby'] ?? ''} ${id}-words`}
            type="date"
            className={`${controlStyle} tabular`}
          />
          <p id={`${id}-words`} aria-live="polite" className="tabular min-h-[1.45em] text-small text-ink-soft">
            {children}
          </p>
        </>
      )}
    </FieldFrame>
  );
}
