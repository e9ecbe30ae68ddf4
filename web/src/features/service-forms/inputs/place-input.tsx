import type { CoordinateField } from '@bitacora/contracts';
import { serviceFormMessages as messages } from '@bitacora/contracts/messages';
import { TextInput } from '../../../ui/text-input.tsx';
import { frameProps, type InputProps } from './input-props.ts';
import { textOf } from '../../../lib/text-of.ts';

/** A place on the map as a person writes it: `Latitud, Longitud`. */
export function PlaceInput(props: InputProps<CoordinateField>) {
  const { field, value, onChange, isDisabled, isLocked } = props;
  return (
    <TextInput
      {...frameProps(props)}
      label={field.isNamed ? messages.placeCoordinates(field.label) : field.label}
      hint={isLocked ? messages.locked : (field.hint ?? messages.coordinatesHint)}
      value={textOf(value)}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.value)}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
