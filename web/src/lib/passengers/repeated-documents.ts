import { plainDocument } from '@bitacora/kernel';
import type { PassengerValues } from './passenger-values.ts';

const columns = ['id_number', 'passport'] as const;

/** Somebody whose document somebody before has: who, which document, and whose it was first, both by their places. */
interface RepeatedDocument {
  index: number;
  column: (typeof columns)[number];
  before: number;
}

/** Documents that are there twice among people who are registered together, however they are written. */
export function repeatedDocuments(
  people: readonly Pick<PassengerValues, (typeof columns)[number]>[],
): RepeatedDocument[] {
  const first = new Map<string, number>();
  return people.flatMap((person, index) =>
    columns.flatMap((column) => {
      const document = plainDocument(person[column]).toUpperCase();
      if (document === '') return [];
      const key = `${column} ${document}`;
      const before = first.get(key) ?? index;
      first.set(key, before);
      return before === index ? [] : [{ index, column, before }];
    }),
  );
}
