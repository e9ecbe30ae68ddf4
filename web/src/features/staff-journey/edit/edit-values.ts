import { type EmployeeAnswer, type JourneyView, typedDay, updateJourney } from '@bitacora/contracts';
import { z } from 'zod';
import { words } from '../words.ts';

/** What the form of a journey holds. */
export interface JourneyValues extends Record<string, unknown> {
  passengers: string[];
  travel_date: string;
  /** Empty: it ends with its last service. */
  return_date: string;
  cost: string;
  balance_due: string;
  holder: string;
  /** Empty: the present adviser stays. */
  travel_agent: string;
  need_migration_docs: boolean;
}

export const valuesOf = (journey: JourneyView): JourneyValues => ({
  passengers: journey.passengers.map(({ id }) => id),
  travel_date: journey.travel_date,
  return_date: journey.return_date ?? '',
  cost: String(journey.cost ?? ''),
  balance_due: journey.balance_due ?? '',
  holder: journey.holder ?? '',
  travel_agent: '',
  need_migration_docs: journey.need_migration_docs,
});

/** What is sent: what is empty stays as it is, but for a return that is not fixed. */
export function bodyOf(values: JourneyValues): Record<string, unknown> {
  const { travel_agent, holder, return_date, passengers, ...rest } = values;
  return {
    ...rest,
    passengers,
    return_date: return_date || null,
    // Who held it may be leaving: then it is somebody anew.
    ...(holder && passengers.includes(holder) ? { holder } : {}),
    ...(travel_agent ? { travel_agent } : {}),
  };
}

const { shape } = updateJourney.body;
const body: z.ZodObject = updateJourney.body;

/** The rules of the form are the body's own, as it will be sent; of a day that cannot be read they say that first. */
export const journeyRules = z.preprocess(
  (values) => bodyOf(values as JourneyValues),
  body.safeExtend({
    travel_date: typedDay(shape.travel_date),
    return_date: typedDay(shape.return_date),
    balance_due: typedDay(shape.balance_due),
  }),
);

export const labels = {
  passengers: words.form.passengers,
  travel_date: words.form.start,
  return_date: words.form.end,
  cost: words.form.cost,
  balance_due: words.form.due,
  holder: words.form.holder,
  travel_agent: words.form.adviser,
  need_migration_docs: words.form.migration,
} as const;

export interface Person {
  id: string;
  first_name: string;
  last_name: string;
}

export const nameOf = ({ first_name, last_name }: Person): string => `${first_name} ${last_name}`;

/** Those who may advise, but for whoever does now. */
export function advisersOf(employees: readonly EmployeeAnswer[], journey: JourneyView): EmployeeAnswer[] {
  return employees.filter(({ is_active, id }) => is_active && id !== journey.travel_agent?.id);
}
