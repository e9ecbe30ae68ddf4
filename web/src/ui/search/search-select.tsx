import { Combobox, ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { ChevronUpDownIcon } from '@heroicons/react/24/outline';
import type { Option } from '../../lib/option.ts';
import { controlStyle, FieldFrame, type FieldProps } from '../field.tsx';
import { FailedOptions, type Failure } from './failed-options.tsx';
import { words } from './words.ts';

interface SearchSelectProps extends FieldProps {
  id: string;
  options: readonly Option[];
  /** What is chosen, with its words: the list shown may not have it. */
  chosen: Option | null;
  onChoose(option: Option | null): void;
  onSearch(typed: string): void;
  isDisabled: boolean;
  isLoading: boolean;
  /** Of the search; null while it works. */
  failure: Failure | null;
}

const MAXIMUM_SHOWN = 100;

/** One of a long list, found as one types. */
export function SearchSelect(props: SearchSelectProps) {
  const {
    id,
    label,
    hint,
    error,
    isOptional = false,
    options,
    chosen,
    onChoose,
    onSearch,
    isDisabled,
    isLoading,
    failure,
  } = props;
  const whyEmpty = isLoading ? words.loading : (failure?.text ?? words.nothing);
  return (
    <FieldFrame {...{ id, label, hint, error, isOptional }}>
      {(control) => (
        <>
          <Combobox
            immediate
            value={chosen}
            by="value"
            onChange={onChoose}
            disabled={isDisabled}
            onClose={() => onSearch('')}
          >
            <div className="relative">
              <ComboboxInput
                {...control}
                className={`${controlStyle} pr-11`}
                autoComplete="off"
                displayValue={(option: Option | null) => option?.label ?? ''}
                onChange={(event) => onSearch(event.target.value)}
              />
              <ComboboxButton
                aria-label={words.openList(label)}
                className="absolute inset-y-0 right-0 grid w-11 place-items-center"
              >
                <ChevronUpDownIcon aria-hidden className="size-5 text-ink-soft" />
              </ComboboxButton>
              <ComboboxOptions
                modal={false}
                className="absolute z-10 mt-1 max-h-64 w-full overflow-auto rounded-card border border-line bg-white p-1 shadow-float"
              >
                {options.slice(0, MAXIMUM_SHOWN).map((option) => (
                  <ComboboxOption
                    key={option.value}
                    value={option}
                    className="flex min-h-11 cursor-pointer items-center rounded-control px-3 py-2 data-focus:bg-sea-tint data-selected:font-semibold"
                  >
                    {option.label}
                  </ComboboxOption>
                ))}
                {/* A list holds options alone: this one is told as they are, and cannot be chosen. */}
                {options.length === 0 && (
                  <ComboboxOption disabled value={null} className="flex min-h-11 items-center px-3 py-2 text-ink-soft">
                    {whyEmpty}
                  </ComboboxOption>
                )}
              </ComboboxOptions>
            </div>
          </Combobox>
          {failure && <FailedOptions {...failure} />}
        </>
      )}
    </FieldFrame>
  );
}
