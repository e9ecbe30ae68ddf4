import { createJourney, typedDay, updateJourney } from '@bitacora/contracts';
import type { z } from 'zod';
import { bodyRules } from '../../../lib/forms/body-rules.ts';
import { journeyBodyOf, journeyField, soldJourneyBodyOf } from './journey-values.ts';

const { shape } = updateJourney.body;
const soldBody: z.ZodObject = updateJourney.body;

/** The rules of a journey; what is wrong in a list is said of the whole list. */
export const journeyRules = bodyRules({ rules: createJourney.body, bodyOf: journeyBodyOf, fieldOf: journeyField });

/** The same of one that was sold; of a day that cannot be read they say that first. */
export const soldJourneyRules = bodyRules({
  rules: soldBody.safeExtend({
    travel_date: typedDay(shape.travel_date),
    return_date: typedDay(shape.return_date),
    purchase_date: typedDay(shape.purchase_date),
    balance_due: typedDay(shape.balance_due),
  }),
  bodyOf: soldJourneyBodyOf,
  fieldOf: journeyField,
});
