import type { UseFormReturn } from 'react-hook-form';
import type { JourneyValues } from '../model/journey-values.ts';

/** The form whose fields the parts are. */
export type JourneyForm = UseFormReturn<JourneyValues, unknown, JourneyValues>;
