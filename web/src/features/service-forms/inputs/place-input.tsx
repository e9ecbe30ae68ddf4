import type { CoordinateField } from '@bitacora/contracts';
import { textOf } from '../../../lib/text-of.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import { words } from '../words.ts';
import { frameProps, type InputProps } from './input-props.ts';

/** A place on the map as a person writes it: `Latitud, Longitud`. */
export function PlaceInput(props: InputProps<CoordinateField>) {
  const { field, value, onChange, isDisabled, isLocked } = props;
  return (
    <TextInput
      {...frameProps(props)}
      label={field.isNamed ? words.placeCoordinates(field.label) : field.label}
      hint={isLocked ? words.locked : (field.hint ?? words.coordinatesHint)}
      value={textOf(value)}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.value)}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
