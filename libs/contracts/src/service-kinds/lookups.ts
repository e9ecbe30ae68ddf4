/** What a reference is once it is resolved; this is what records keep and views show. */
export interface LookupValues {
  food_plan: { id: string; name: string; description: string };
  /** `city` is its name; records that were stored before it was kept lack it. */
  airport: { id: string; name: string; city?: string };
  luggage_type: { id: string; name: string };
  car_type: { id: string; branch: string; model: string };
  city: { code: string; name: string; country: string };
  country: { code: string; name: string };
}

export type LookupName = keyof LookupValues;

interface LookupDisplay<Value> {
  /** The value that a form sends and a select holds. */
  key: (value: Value) => string;
  /** How a card and an option show it. */
  text: (value: Value) => string;
  /** What the information sign beside it explains. */
  tooltip?: (value: Value) => string;
}

const table: { [Name in LookupName]: LookupDisplay<LookupValues[Name]> } = {
  food_plan: { key: ({ id }) => id, text: ({ name }) => name, tooltip: ({ description }) => description },
  // Tickets and boards name an airport by its IATA code, which is its id.
  airport: { key: ({ id }) => id, text: ({ id, name }) => `${id} · ${name}` },
  luggage_type: { key: ({ id }) => id, text: ({ name }) => name },
  car_type: { key: ({ id }) => id, text: ({ branch, model }) => `${branch}, ${model}` },
  city: { key: ({ code }) => code, text: ({ country, name }) => `${country}, ${name}` },
  country: { key: ({ code }) => code, text: ({ name }) => name },
};

/** How a lookup's values are sent and shown (product 6.5). */
export function lookupDisplay(lookup: LookupName): LookupDisplay<unknown> {
  // The table is exact per name; a field's name and its value always come together.
  return table[lookup] as LookupDisplay<unknown>;
}
