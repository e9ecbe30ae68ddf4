import { createJourney } from '@bitacora/contracts';
import { bodyRules } from '../../../lib/forms/body-rules.ts';
import { journeyBodyOf, journeyField } from './journey-values.ts';

/** The rules of a journey; what is wrong in a list is said of the whole list. */
export const journeyRules = bodyRules({ rules: createJourney.body, bodyOf: journeyBodyOf, fieldOf: journeyField });
