import {
  formSchema,
  formValues,
  type JourneyView,
  type ServiceKindDescriptor,
  type ViewService,
} from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { isPlainDate } from '@bitacora/kernel';
import { z } from 'zod';
import { fileRules } from '../../../lib/file-rules.ts';
import { detailsOf } from '../../../lib/record-details.ts';
import { textOf } from '../../../lib/text-of.ts';

export type Mode = 'create' | 'update';

/** What a service form works on. */
export interface FormSubject {
  descriptor: ServiceKindDescriptor;
  service: ViewService;
  journey: JourneyView;
  mode: Mode;
}

export type FormInput = Record<string, unknown>;

function spanIssue({ span, fields }: ServiceKindDescriptor, values: FormInput): string | null {
  // Hours are compared by the server, which knows the zones of both places.
  if (!span || fields[span.starts]?.is !== 'date' || fields[span.ends]?.is !== 'date') return null;
  const [starts, ends] = [textOf(values[span.starts]), textOf(values[span.ends])];
  return isPlainDate(starts) && isPlainDate(ends) && ends < starts ? span.ends : null;
}

/** Every rule of a kind's form that can be judged here (product 7): the descriptor's, and the file's on create. */
export function rulesOf(descriptor: ServiceKindDescriptor, mode: Mode) {
  return formSchema(descriptor, mode)
    .extend({ reservation: fileRules(mode === 'create') })
    .superRefine((values, context) => {
      const field = spanIssue(descriptor, values);
      if (field) context.addIssue({ code: 'custom', path: [field], message: messages.endBeforeStart });
    }) as z.ZodType<FormInput, FormInput>;
}

/** What the form starts with: the record's present values, or the defaults of a new one. */
export function startOf({ descriptor, service, mode }: FormSubject): FormInput {
  const record = mode === 'update' ? service.service : null;
  const values = record
    ? formValues(descriptor, {
        ...detailsOf(descriptor, record),
        ...(record.cost === undefined ? {} : { cost: record.cost }),
      })
    : formValues(descriptor);
  return { ...values, reservation: null };
}

/** The city whose airports a field offers: start and destination change places on the return (product 7.5). */
export function cityOfField(of: 'start' | 'destination', { journey, service }: FormSubject): JourneyView['start_city'] {
  const isSwapped = service.travel_direction === 'V';
  return (of === 'start') !== isSwapped ? journey.start_city : journey.destination_city;
}
