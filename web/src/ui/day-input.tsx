import { problemOfDay } from '@bitacora/contracts';
import { isPlainDate } from '@bitacora/kernel';
import { dayInWords } from '@bitacora/kernel/dates';
import { FieldFrame, type FieldProps } from './field.tsx';
import { DayBox, type DayBoxProps } from './typed/day-box.tsx';
import { describedByReading, Reading } from './typed/reading.tsx';
import { useLeft } from './typed/use-typed.ts';
import { words } from './typed/words.ts';

type DayInputProps = FieldProps &
  Omit<DayBoxProps, 'label'> & {
    name: string;
    className?: string;
    /** How to write it, where the usual example is none. */
    example?: string;
  };

/** A day: one box that takes `5/12/26` and `5 dic`, and the day in words below it. */
export function DayInput(props: DayInputProps) {
  const { label, hint, error, isOptional, className, name, example = words.dayExample, ...box } = props;
  const day = isPlainDate(box.value) ? dayInWords(box.value) : null;
  const { isLeft, leave, write } = useLeft();
  const problem = isLeft ? problemOfDay(box.value, box.meant) : null;
  return (
    <FieldFrame {...{ label, hint, error, isOptional, className, name }}>
      {(frame) => {
        const { readingId, ...control } = describedByReading(frame);
        return (
          <>
            <DayBox
              {...box}
              {...{ control, label }}
              onChange={(next) => {
                write();
                box.onChange(next);
              }}
              onBlur={() => {
                leave();
                box.onBlur?.();
              }}
            />
            <Reading id={readingId} text={day} hint={example} problem={problem} isWrong={Boolean(error)} />
          </>
        );
      }}
    </FieldFrame>
  );
}
