import {
  byKind,
  type CoordinateValue,
  type DetailField,
  type DetailValue,
  type FieldKind,
  type FieldTable,
  type ZoneSource,
} from './field.ts';
import { lookupOf } from './lookups.ts';

const onMap: { readonly [Is in FieldKind]: boolean } = {
  coordinate: true,
  text: false,
  textarea: false,
  phone: false,
  integer: false,
  boolean: false,
  choice: false,
  date: false,
  'local-time': false,
  lookup: false,
};

/** Whether a field's value is a place on the map. */
export const isOnMap = (field: DetailField): boolean => onMap[field.is];

/** The place on the map that a field's value is; null where it is none. */
export const placeIn = (field: DetailField, value: DetailValue | undefined): CoordinateValue | null =>
  isOnMap(field) ? ((value ?? null) as CoordinateValue | null) : null;

const none = () => null;

const placeNames: FieldTable<[value: DetailValue], string | null> = {
  coordinate: (_, value) => (value as CoordinateValue).name,
  lookup: ({ lookup }, value) => lookupOf(lookup).place?.(value) ?? null,
  text: none,
  textarea: none,
  phone: none,
  integer: none,
  boolean: none,
  choice: none,
  date: none,
  'local-time': none,
};

/** How a traveller knows the place that a field's value is; null where it is none. */
export const placeNameIn = (field: DetailField, value: DetailValue): string | null =>
  value === null ? null : byKind(placeNames, field, value);

const zoneSources: FieldTable<[], ZoneSource | null> = {
  'local-time': ({ zone }) => zone,
  text: none,
  textarea: none,
  phone: none,
  integer: none,
  boolean: none,
  choice: none,
  date: none,
  lookup: none,
  coordinate: none,
};

/** Where the clock of a field's time is; null where its value is no time. */
export const zoneSourceOf = (field: DetailField): ZoneSource | null => byKind(zoneSources, field);
