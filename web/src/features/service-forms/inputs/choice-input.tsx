import type { ChoiceField } from '@bitacora/contracts';
import { textOf } from '../../../lib/text-of.ts';
import { Select } from '../../../ui/select.tsx';
import { words } from '../words.ts';
import { frameProps, type InputProps } from './input-props.ts';

/** One of a closed list that the kind itself names. */
export function ChoiceInput(props: InputProps<ChoiceField>) {
  const { field, value, onChange, isDisabled } = props;
  return (
    <Select
      {...frameProps(props)}
      options={Object.entries(field.choices).map(([key, label]) => ({ value: key, label }))}
      prompt={words.choose}
      disabled={isDisabled}
      value={textOf(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
