import { byKind, type FieldTable, type LookupField, lookupOf, type ServiceKindDescriptor } from '@bitacora/contracts';
import { readableDay, readableDollars } from '../../../lib/forms/readable.ts';
import { textOf } from '../../../lib/text-of.ts';

/** What is typed meanwhile may be no day yet: it is its own text. */
const dayText = (day: string) => readableDay(day) ?? day;

function timeText(value: string): string {
  const [day = '', hour = ''] = value.split('T');
  return `${dayText(day)}, ${hour}`;
}

/** A form holds the key of a reference only: its words are in what was loaded, or in the record. */
function lookupText({ lookup }: LookupField, value: unknown, known: readonly unknown[]): string {
  const { key, text } = lookupOf(lookup);
  const keys = [value].flat().map(textOf);
  const texts = keys.map((one) => {
    const found = known.find(
      (candidate) => typeof candidate === 'object' && candidate !== null && key(candidate) === one,
    );
    return found === undefined ? one : text(found);
  });
  return texts.join(', ');
}

const asWritten = () => undefined;

const readings: FieldTable<[value: unknown, known: readonly unknown[]], string | undefined> = {
  text: asWritten,
  textarea: asWritten,
  phone: asWritten,
  integer: asWritten,
  boolean: asWritten,
  choice: ({ choices }, value) => choices[textOf(value)],
  date: (_, value) => dayText(textOf(value)),
  'local-time': (_, value) => timeText(textOf(value)),
  lookup: lookupText,
  coordinate: asWritten,
};

/** How a value of a kind's form reads to a person; undefined where it is a text by itself, or nothing. */
export function readableField(
  { fields }: ServiceKindDescriptor,
  name: string,
  value: unknown,
  known: readonly unknown[],
): string | undefined {
  const field = fields[name];
  if (Array.isArray(value) ? value.length === 0 : textOf(value) === '') return undefined;
  if (name === 'cost') return readableDollars(textOf(value));
  return field && byKind(readings, field, value, known);
}
