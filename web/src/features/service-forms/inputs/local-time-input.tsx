import { type LocalTimeField, problemOfDay, problemOfHour } from '@bitacora/contracts';
import { isPlainDate } from '@bitacora/kernel';
import { dayInWords } from '@bitacora/kernel/dates';
import { readHour } from '@bitacora/kernel/typed-dates';
import { textOf } from '../../../lib/text-of.ts';
import { FieldFrame } from '../../../ui/field.tsx';
import { DayBox } from '../../../ui/typed/day-box.tsx';
import { HourBox } from '../../../ui/typed/hour-box.tsx';
import { describedByReading, Reading } from '../../../ui/typed/reading.tsx';
import { useLeft } from '../../../ui/typed/use-typed.ts';
import { words as uiWords } from '../../../ui/typed/words.ts';
import type { FormSubject } from '../model/form-rules.ts';
import { words } from '../words.ts';
import { frameProps, type InputProps } from './input-props.ts';

/** Whose clock the hour is on: an hour without its place is a trap. */
function clockHint({ zone }: LocalTimeField, { journey }: FormSubject): string {
  if (zone === 'destination') return words.localTimeAt(journey.destination_city.name);
  if (zone === 'agency') return words.localTimeAt(words.zone.agency);
  return words.localTime;
}

/** The two boxes; what could not be read is held in small letters, so that the `T` between them is found. */
function partsOf(value: string): { day: string; hour: string } {
  const [, day = '', hour = ''] = /^(.*)T([^T]*)$/s.exec(value) ?? [];
  return { day, hour };
}

/** A day and an hour on the clock of a place, held as `YYYY-MM-DDTHH:mm`; half of it is no time yet. */
export function LocalTimeInput(props: InputProps<LocalTimeField>) {
  const { field, value, onChange, isDisabled, subject, error } = props;
  const { day, hour } = partsOf(textOf(value));
  const set = (nextDay: string, nextHour: string) => onChange(nextDay || nextHour ? `${nextDay}T${nextHour}` : '');
  const [dayBox, hourBox] = [useLeft(), useLeft()];
  // Half of a time is no mistake while the other half is to come.
  const problem = (dayBox.isLeft ? problemOfDay(day) : null) ?? (hourBox.isLeft ? problemOfHour(hour) : null);
  const isDay = isPlainDate(day);
  const isHour = readHour(hour) !== null;
  return (
    <FieldFrame {...frameProps(props)} hint={clockHint(field, subject)}>
      {(frame) => {
        const { readingId, id, ...control } = describedByReading(frame);
        // The box that is wrong is marked; both, where what they say together is.
        const wrong = (isRight: boolean) => (error && !(isRight && isDay !== isHour) ? true : undefined);
        return (
          <>
            <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-2">
              <DayBox
                control={{
                  ...control,
                  id,
                  'aria-label': words.dateOf(field.label),
                  'aria-invalid': wrong(isDay),
                }}
                label={field.label}
                value={day}
                onChange={(next) => {
                  dayBox.write();
                  set(next, hour);
                }}
                onBlur={dayBox.leave}
                meant={{ near: subject.journey.travel_date }}
                disabled={isDisabled}
              />
              <HourBox
                control={{ ...control, 'aria-label': words.timeOf(field.label), 'aria-invalid': wrong(isHour) }}
                value={hour}
                onChange={(next) => {
                  hourBox.write();
                  set(day, next);
                }}
                onBlur={hourBox.leave}
                disabled={isDisabled}
              />
            </div>
            <Reading
              id={readingId}
              text={isDay ? [dayInWords(day), ...(isHour ? [hour] : [])].join(', ') : null}
              hint={uiWords.dayExample}
              problem={problem}
              isWrong={Boolean(error)}
            />
          </>
        );
      }}
    </FieldFrame>
  );
}
