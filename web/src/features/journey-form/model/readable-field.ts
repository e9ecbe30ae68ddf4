import { choiceLabel } from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';
import { readableDay, readableDollars } from '../../../lib/forms/readable.ts';
import { textOf } from '../../../lib/text-of.ts';
import type { Traveller } from '../../../lib/passengers/traveller.ts';
import type { ChosenCity } from '../../../ui/search/chosen-city.ts';
import type { JourneyValues } from './journey-values.ts';

export type Person = Pick<Traveller, 'id' | 'first_name' | 'last_name'>;

const cityText = ({ name }: ChosenCity) => name;

const personText = (value: string, people: readonly Person[]) => {
  const person = people.find(({ id }) => id === value);
  return person && fullName(person);
};

type Readable = {
  [Name in keyof JourneyValues]?: (value: JourneyValues[Name], people: readonly Person[]) => string | undefined;
};

const readable: Readable = {
  passengers: (value) => value.map(fullName).join(', '),
  holder: personText,
  start_city: cityText,
  destination_city: cityText,
  travel_direction: (value) => choiceLabel('travel_directions', textOf(value)),
  travel_date: readableDay,
  return_date: readableDay,
  purchase_date: readableDay,
  balance_due: readableDay,
  cost: readableDollars,
  travel_agent: personText,
};

/** How a value of the form reads that is no text by itself, where two versions are compared. */
export function readableJourneyField(name: string, value: unknown, people: readonly Person[]): string | undefined {
  // What the form holds under a name is of that field's type, which a name that is a text does not say.
  const read = (readable as Readonly<Record<string, (held: unknown, people: readonly Person[]) => string | undefined>>)[
    name
  ];
  return read?.(value, people);
}
