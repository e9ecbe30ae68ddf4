import {
  citySnapshot,
  passengerSnapshot,
  quoteSnapshot,
  serviceKind,
  serviceRecordSnapshot,
} from '@bitacora/contracts';
import { searchable, withFigures } from '@bitacora/kernel';
import { z } from 'zod';
import type { ProjectedTableName } from './tables.ts';

type Text = (data: unknown) => string;

/** A text of a snapshot, of which no more is read than it needs. */
const textOf =
  <Snapshot>(schema: z.ZodType<Snapshot>, make: (snapshot: Snapshot) => string): Text =>
  (data) =>
    make(schema.parse(data));

const numbered = z.object({ number: z.string().nullish(), file: z.object({ name: z.string() }).nullable() });
const cities = z.object({ start_city: citySnapshot, destination_city: citySnapshot });

/** The codes by which others know a service: those that its kind calls so. */
const codesOf = ({ kind, details }: z.output<typeof serviceRecordSnapshot>) =>
  Object.entries(serviceKind(kind).fields).flatMap(([name, field]) =>
    'isCode' in field && field.isCode && typeof details[name] === 'string' ? [details[name]] : [],
  );

/** Columns that rows are found and sorted by, and what they hold: made here alone, of a snapshot (architecture#lists-of-staff). */
const texts: Partial<Record<ProjectedTableName, Readonly<Record<string, Text>>>> = {
  passengers: {
    search_text: textOf(passengerSnapshot, (passenger) =>
      searchable(
        passenger.first_name,
        passenger.last_name,
        passenger.id_number,
        passenger.passport,
        passenger.email,
        passenger.phone && withFigures(passenger.phone),
      ),
    ),
    sort_key: textOf(passengerSnapshot, ({ first_name, last_name }) => searchable(last_name, first_name)),
  },
  journeys: {
    search_text: textOf(cities, ({ start_city: from, destination_city: to }) =>
      searchable(to.name, to.country, from.name),
    ),
  },
  service_records: { search_text: textOf(serviceRecordSnapshot, (record) => searchable(...codesOf(record))) },
  quotes: {
    search_text: textOf(quoteSnapshot, (quote) =>
      searchable(quote.first_name, quote.last_name, quote.email, quote.country_name, withFigures(quote.phone)),
    ),
  },
  invoices: {
    search_text: textOf(numbered, ({ number, file }) =>
      searchable(number && withFigures(number), file && withFigures(file.name)),
    ),
  },
};

export const tablesWithTexts = Object.keys(texts) as readonly ProjectedTableName[];

/** Those columns of a table. */
export const textColumns = (table: ProjectedTableName): string[] => Object.keys(texts[table] ?? {});

/** What those columns of a row hold; none where a table has none. */
export const textsOf = (table: ProjectedTableName, data: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(texts[table] ?? {}).map(([column, make]) => [column, make(data)]));
