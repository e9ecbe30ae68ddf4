import { ChevronDownIcon } from '@heroicons/react/20/solid';
import type { ComponentProps } from 'react';
import { controlStyle, FieldFrame, type FieldProps } from './field.tsx';

type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps> & {
    options: readonly { value: string; label: string }[];
    /** The first, empty option: what to choose. */
    prompt?: string;
  };

/** One of a list, with the device's own picker; `children` stand below it. */
export function Select({
  label,
  hint,
  error,
  isOptional,
  className,
  options,
  prompt,
  children,
  ...select
}: SelectProps) {
  return (
    <FieldFrame {...{ label, hint, error, isOptional, className }} id={select.id} name={select.name}>
      {(control) => (
        <>
          <div className="relative">
            <select {...select} {...control} className={`${controlStyle} appearance-none truncate pr-10`}>
              {prompt !== undefined && <option value="">{prompt}</option>}
              {options.map(({ value, label: text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
            <ChevronDownIcon
              aria-hidden="true"
              className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-soft"
            />
          </div>
          {children}
        </>
      )}
    </FieldFrame>
  );
}
