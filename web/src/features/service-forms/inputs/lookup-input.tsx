import { lookupOf, type LookupField } from '@bitacora/contracts';
import { useEffect, useEffectEvent } from 'react';
import { textOf } from '../../../lib/text-of.ts';
import { FailedOptions } from '../../../ui/search/failed-options.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { cityOfField } from '../model/form-rules.ts';
import { type Option, useLookup } from '../use-lookup.ts';
import { words } from '../words.ts';
import { frameProps, type InputProps } from './input-props.ts';
import { ManyInput } from './many-input.tsx';

/** What the record holds already, so that an update shows it even when the list no longer has it. */
export function presentOption({ name, field, subject }: InputProps<LookupField>): Option[] {
  const value = subject.mode === 'update' ? subject.service.service?.[name] : null;
  if (!value || Array.isArray(value)) return [];
  const { key, text } = lookupOf(field.lookup);
  return [{ value: key(value), label: text(value) }];
}

function withPresent(options: readonly Option[], present: readonly Option[]): Option[] {
  return [...present.filter(({ value }) => !options.some((option) => option.value === value)), ...options];
}

/** The city of the journey itself: shown, not chosen. */
export function FixedCity(props: InputProps<LookupField>) {
  const city = cityOfField(props.field.of ?? 'destination', props.subject);
  return <TextInput {...frameProps(props)} value={`${city.country}, ${city.name}`} readOnly />;
}

/** Where there is one choice and it must be made, it is made: a city with one airport. */
function useSingleChoice(
  { field, value, subject, propose }: InputProps<LookupField>,
  options: readonly Option[],
): void {
  const [only, another] = options;
  const isAsked = subject.mode === 'create' && field.required !== false && !field.many && textOf(value) === '';
  const choice = isAsked && another === undefined ? (only?.value ?? null) : null;
  const take = useEffectEvent(propose);
  useEffect(() => {
    if (choice !== null) take(choice);
  }, [choice]);
}

/** One or several of a list that is short enough to show whole. */
export function LookupInput(props: InputProps<LookupField>) {
  const { field, value, onChange, isDisabled, isLocked, subject } = props;
  const city = field.of ? cityOfField(field.of, subject) : null;
  const { options, isLoading, error, retry } = useLookup(field.lookup, city?.code ?? null);
  useSingleChoice(props, options);
  if (field.many) return <ManyInput {...props} options={options} isLoading={isLoading} error={props.error} />;
  const all = withPresent(options, presentOption(props));
  return (
    <Select
      {...frameProps(props)}
      hint={isLocked ? words.locked : (field.hint ?? (city ? words.airportsOf(city.name) : undefined))}
      options={all}
      prompt={isLoading ? words.lookupLoading : all.length === 0 && !error ? words.lookupEmpty : words.choose}
      disabled={isDisabled}
      value={textOf(value)}
      onChange={(event) => onChange(event.target.value)}
    >
      {error !== undefined && <FailedOptions text={words.lookupFailed} retry={retry} />}
    </Select>
  );
}
