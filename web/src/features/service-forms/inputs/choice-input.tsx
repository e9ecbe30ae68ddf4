import type { ChoiceField } from '@bitacora/contracts';
import { serviceFormMessages as messages } from '@bitacora/contracts/messages';
import { textOf } from '../../../lib/text-of.ts';
import { Select } from '../../../ui/select.tsx';
import { frameProps, type InputProps } from './input-props.ts';

/** One of a closed list that the kind itself names. */
export function ChoiceInput(props: InputProps<ChoiceField>) {
  const { field, value, onChange, isDisabled } = props;
  return (
    <Select
      {...frameProps(props)}
      options={Object.entries(field.choices).map(([key, label]) => ({ value: key, label }))}
      prompt={messages.choose}
      disabled={isDisabled}
      value={textOf(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
