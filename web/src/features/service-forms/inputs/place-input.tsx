import { type CoordinateField, placeText, problemOfPlace, readPlace } from '@bitacora/contracts';
import { mapLink } from '../../../lib/contact-links.ts';
import { textOf } from '../../../lib/text-of.ts';
import { controlStyle, FieldFrame } from '../../../ui/field.tsx';
import { NewTabLink } from '../../../ui/new-tab-link.tsx';
import { textLinkStyle } from '../../../ui/text-link.tsx';
import { describedByReading, Reading } from '../../../ui/typed/reading.tsx';
import { useLeft, useTyped } from '../../../ui/typed/use-typed.ts';
import { words } from '../words.ts';
import { frameProps, type InputProps } from './input-props.ts';

function pointIn(text: string) {
  const read = readPlace(text);
  return 'problem' in read ? null : read;
}

/** A place on the map as a person has it: `Latitud, Longitud`, or the address of a maps page, held as the former. */
export function PlaceInput(props: InputProps<CoordinateField>) {
  const { field, value, onChange, isDisabled, isLocked, error } = props;
  const { isLeft, leave, write } = useLeft();
  const { text, take, tidy } = useTyped({
    value: textOf(value),
    onChange,
    read: (typed) => {
      const point = pointIn(typed);
      return point && placeText(point);
    },
    write: (held) => held,
  });
  const point = pointIn(textOf(value));
  return (
    <FieldFrame
      {...frameProps(props)}
      label={field.isNamed ? words.placeCoordinates(field.label) : field.label}
      hint={isLocked ? words.locked : (field.hint ?? words.coordinatesHint)}
    >
      {(frame) => {
        const { readingId, ...control } = describedByReading(frame);
        return (
          <>
            <input
              {...control}
              type="text"
              autoComplete="off"
              spellCheck={false}
              value={text}
              disabled={isDisabled}
              onChange={(event) => {
                write();
                take(event.target.value);
              }}
              onBlur={() => {
                leave();
                tidy();
              }}
              className={`${controlStyle} tabular`}
            />
            <Reading
              id={readingId}
              text={null}
              problem={isLeft ? problemOfPlace(textOf(value)) : null}
              isWrong={Boolean(error)}
              isRare
            />
            {point && (
              <NewTabLink
                href={mapLink(point.latitude, point.longitude)}
                className={`inline-flex min-h-11 items-center self-start text-small ${textLinkStyle}`}
              >
                {words.seeOnMap}
              </NewTabLink>
            )}
          </>
        );
      }}
    </FieldFrame>
  );
}
