import { formSchema, type JourneyView, type ServiceKindDescriptor, type ViewService } from '@bitacora/contracts';
import type { z } from 'zod';
import { fileRules } from '../../../lib/file-rules.ts';

export type Mode = 'create' | 'update';

/** What a service form works on. */
export interface FormSubject {
  descriptor: ServiceKindDescriptor;
  service: ViewService;
  journey: JourneyView;
  mode: Mode;
  /** A new record in the place of the one that is attached. */
  isReplacement?: boolean;
}

export type FormInput = Record<string, unknown>;

/** Every rule of a kind's form that can be judged here (product 7): the descriptor's, and the file's on create. */
export function rulesOf(descriptor: ServiceKindDescriptor, mode: Mode) {
  return formSchema(descriptor, mode).safeExtend({ reservation: fileRules(mode === 'create') }) as z.ZodType<
    FormInput,
    FormInput
  >;
}

/** The city whose airports a field offers: start and destination change places on the return (product 7.5). */
export function cityOfField(of: 'start' | 'destination', { journey, service }: FormSubject): JourneyView['start_city'] {
  const isSwapped = service.travel_direction === 'V';
  return (of === 'start') !== isSwapped ? journey.start_city : journey.destination_city;
}
