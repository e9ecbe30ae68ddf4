import {
  type CoordinateValue,
  type DetailField,
  type DetailValue,
  type FieldKind,
  type FieldOf,
  ruleOf,
  type ZoneSource,
} from './field.ts';
import { lookupOf } from './lookups.ts';

/** What a kind of field says about where its value is. */
interface PlaceRules<Field> {
  isOnMap: boolean;
  nameOf: (field: Field, value: DetailValue) => string | null;
  clock: (field: Field) => ZoneSource | 'day' | null;
}

const nowhere: PlaceRules<unknown> = { isOnMap: false, nameOf: () => null, clock: () => null };

const rules: { readonly [Is in FieldKind]: PlaceRules<FieldOf<Is>> } = {
  text: nowhere,
  textarea: nowhere,
  phone: nowhere,
  integer: nowhere,
  boolean: nowhere,
  choice: nowhere,
  date: { ...nowhere, clock: () => 'day' },
  'local-time': { ...nowhere, clock: ({ zone }) => zone },
  lookup: { ...nowhere, nameOf: ({ lookup }, value) => lookupOf(lookup).place?.(value) ?? null },
  coordinate: { ...nowhere, isOnMap: true, nameOf: (_, value) => (value as CoordinateValue).name },
};

const rulesOf = (field: DetailField) => ruleOf<PlaceRules<DetailField>>(rules, field);

/** Whether a field's value is a place on the map. */
export const isOnMap = (field: DetailField): boolean => rulesOf(field).isOnMap;

/** The place on the map that a field's value is; null where it is none. */
export const placeIn = (field: DetailField, value: DetailValue | undefined): CoordinateValue | null =>
  isOnMap(field) ? ((value ?? null) as CoordinateValue | null) : null;

/** How a traveller knows the place that a field's value is; null where it is none. */
export const placeNameIn = (field: DetailField, value: DetailValue): string | null =>
  value === null ? null : rulesOf(field).nameOf(field, value);

/** The clock that a field's value is on, a plain day on none of a place; null where its value is no time. */
export const clockOfField = (field: DetailField): ZoneSource | 'day' | null => rulesOf(field).clock(field);

/** Where the clock of a field's time is; null where its value is no time. */
export function zoneSourceOf(field: DetailField): ZoneSource | null {
  const clock = clockOfField(field);
  return clock === 'day' ? null : clock;
}
