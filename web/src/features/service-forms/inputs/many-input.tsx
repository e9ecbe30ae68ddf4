import type { LookupField } from '@bitacora/contracts';
import { FieldError } from '../../../ui/field.tsx';
import type { Option } from '../use-lookup.ts';
import { words } from '../words.ts';
import type { InputProps } from './input-props.ts';

interface ManyInputProps extends InputProps<LookupField> {
  options: readonly Option[];
  isLoading: boolean;
}

/** Several of a short list: boxes to tick. */
export function ManyInput({ name, field, value, onChange, options, isLoading, error, isDisabled }: ManyInputProps) {
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const toggle = (one: string) =>
    onChange(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  return (
    <fieldset id={name} tabIndex={-1} aria-describedby={error ? `${name}-error` : undefined} className="min-w-0">
      <legend className="font-medium">{field.label}</legend>
      <p className="text-small text-ink-soft">{isLoading ? words.lookupLoading : words.chooseMany}</p>
      <div className="grid sm:grid-cols-2 sm:gap-x-5">
        {options.map((option) => (
          <label key={option.value} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={chosen.includes(option.value)}
              disabled={isDisabled}
              aria-invalid={error ? true : undefined}
              onChange={() => toggle(option.value)}
              className="size-5 shrink-0 accent-sea"
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldError id={`${name}-error`} message={error} />
    </fieldset>
  );
}
