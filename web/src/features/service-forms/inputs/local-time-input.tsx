import type { LocalTimeField } from '@bitacora/contracts';
import { textOf } from '../../../lib/text-of.ts';
import { controlStyle, FieldFrame } from '../../../ui/field.tsx';
import type { FormSubject } from '../model/form-rules.ts';
import { words } from '../words.ts';
import { frameProps, type InputProps } from './input-props.ts';

/** Whose clock the hour is on: an hour without its place is a trap. */
function clockHint({ zone }: LocalTimeField, { descriptor, journey }: FormSubject): string {
  if (zone === 'destination') return words.localTimeAt(journey.destination_city.name);
  if (zone === 'agency') return words.localTimeAt(words.zone.agency);
  const place = descriptor.fields[zone.field];
  return place ? words.localTimeOf(place.label) : words.localTime;
}

/** A day and an hour on the clock of a place, held as `YYYY-MM-DDTHH:mm`; half of it is no time yet. */
export function LocalTimeInput(props: InputProps<LocalTimeField>) {
  const { field, value, onChange, isDisabled, subject } = props;
  const [day = '', hour = ''] = textOf(value).split('T');
  const set = (nextDay: string, nextHour: string) => onChange(nextDay || nextHour ? `${nextDay}T${nextHour}` : '');
  return (
    <FieldFrame {...frameProps(props)} hint={clockHint(field, subject)}>
      {({ id, ...control }) => (
        <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-2">
          <input
            {...control}
            id={id}
            type="date"
            aria-label={words.dateOf(field.label)}
            disabled={isDisabled}
            value={day}
            onChange={(event) => set(event.target.value, hour)}
            className={`${controlStyle} tabular`}
          />
          <input
            {...control}
            type="time"
            aria-label={words.timeOf(field.label)}
            disabled={isDisabled}
            value={hour}
            onChange={(event) => set(day, event.target.value)}
            className={`${controlStyle} tabular`}
          />
        </div>
      )}
    </FieldFrame>
  );
}
