/** One thing by which a list is narrowed or ordered, as it is said, and how to take it back. */
export interface AppliedFilter {
  name: string;
  label: string;
  text: string;
  drop: () => void;
}

type Readings<Name extends string> = Readonly<
  Partial<Record<Name, { label: string; textOf: (value: string) => string }>>
>;

/** How a choice is called; one that the address names and nobody knows, as it is. */
export const labelIn = (labels: Readonly<Record<string, string>>) => (value: string) => labels[value] ?? value;

/** What narrows a list now, in the order of the readings; what has no reading is seen elsewhere. */
export function appliedFilters<Name extends string>(
  filters: Readonly<Record<Name, string>>,
  change: (values: Partial<Record<Name, string>>) => void,
  readings: Readings<Name>,
): AppliedFilter[] {
  // The keys of an object that has no others.
  return (Object.keys(readings) as Name[]).flatMap((name) => {
    const reading = readings[name];
    const value = filters[name];
    if (!reading || value === '') return [];
    // One entry a name, which TypeScript does not see.
    const drop = () => change({ [name]: '' } as Partial<Record<Name, string>>);
    return [{ name, label: reading.label, text: reading.textOf(value), drop }];
  });
}
