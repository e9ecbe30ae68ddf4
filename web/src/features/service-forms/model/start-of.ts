import { byKind, detailsOf, type FieldTable, formValues } from '@bitacora/contracts';
import { plannedDays } from '../../../lib/journeys/missing-first.ts';
import { textOf } from '../../../lib/text-of.ts';
import { todayInGuayaquil } from '../../../lib/today.ts';
import type { FormInput, FormSubject } from './form-rules.ts';

/** The days of a new record, as its journey has them. What is past is not proposed. */
function daysOf({ journey, service }: FormSubject): { starts: string; ends: string } {
  const { starts, ends } = plannedDays(service.travel_direction, journey);
  const today = todayInGuayaquil();
  const proposed = (day: string | null) => (day === null || day < today ? '' : day);
  return { starts: proposed(starts), ends: proposed(ends) };
}

const nothing = () => undefined;

/** How a day stands in a field of the form; undefined where none does, or one that may be past: that is another day. */
const dayIn: FieldTable<[day: string], string | undefined> = {
  text: nothing,
  textarea: nothing,
  phone: nothing,
  integer: nothing,
  boolean: nothing,
  choice: nothing,
  lookup: nothing,
  coordinate: nothing,
  date: ({ mayBePast }, day) => (mayBePast ? undefined : day),
  'local-time': ({ mayBePast }, day) => (mayBePast ? undefined : `${day}T`),
};

/** What the journey says already of a new record: its days, the country and city that it goes to. */
function ofJourney(subject: FormSubject): FormInput {
  const { descriptor, journey } = subject;
  const { fields, span } = descriptor;
  const known: FormInput = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.is !== 'lookup' || field.required === false) continue;
    if (field.lookup === 'country') known[name] = journey.destination_city.country_code;
    if (field.lookup === 'city') known[name] = journey.destination_city.code;
  }
  if (!span) return known;
  const days = daysOf(subject);
  const [starts, ends] = [fields[span.starts], fields[span.ends]];
  const first = starts && days.starts && byKind(dayIn, starts, days.starts);
  if (!first) return known;
  known[span.starts] = first;
  const last = ends && days.ends && byKind(dayIn, ends, days.ends);
  if (last) known[span.ends] = last;
  return known;
}

/** When a record is that replaces another: as that one is; of what is under way the rest is replaced, from today on. */
function ofReplaced({ descriptor: { fields, span } }: FormSubject, replaced: FormInput): FormInput {
  if (!span) return {};
  const today = todayInGuayaquil();
  const kept = (name: string, proposed: (today: string) => string) => {
    const field = fields[name];
    const present = field && byKind(dayIn, field, today);
    const isPast = present !== undefined && textOf(replaced[name]).slice(0, 10) < today;
    return isPast ? proposed(present) : replaced[name];
  };
  return { [span.starts]: kept(span.starts, (day) => day), [span.ends]: kept(span.ends, () => '') };
}

/** What the form starts with: the record's present values, or what is known of a new one. */
export function startOf(subject: FormSubject): FormInput {
  const { descriptor, service, mode, isReplacement } = subject;
  const record = service.service;
  const stored = record
    ? formValues(descriptor, {
        ...detailsOf(descriptor, record),
        ...(record.cost === undefined ? {} : { cost: record.cost }),
      })
    : null;
  const values =
    mode === 'update' && stored
      ? stored
      : {
          ...formValues(descriptor),
          ...ofJourney(subject),
          ...(isReplacement && stored ? ofReplaced(subject, stored) : {}),
        };
  // As it is typed: what was only written again is unchanged, and a cost that nobody typed is none.
  return { ...values, cost: mode === 'update' ? textOf(values['cost']) : '', reservation: null };
}
