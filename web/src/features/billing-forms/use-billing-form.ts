import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { api } from '../../lib/api/api.ts';
import { formDataOf } from '../../lib/forms/form-data-of.ts';
import { rawResolver } from '../../lib/forms/raw-resolver.ts';
import { useFormLife } from '../../lib/forms/use-form-life.ts';
import { useRefreshJourneys } from '../../lib/refresh-journeys.ts';
import { notify } from '../../lib/notify.ts';

interface BillingForm<Values extends FieldValues> {
  /** Where it is posted. */
  path: string;
  rules: z.ZodType;
  start: Values;
  labels: Readonly<Record<keyof Values & string, string>>;
  /** What the form does not ask: the journey, the service. */
  fixed: Readonly<Record<string, string>>;
  succeeded: string;
  /** The toast of a failure, where there is one beside what the form says. */
  failed?: string;
  onSaved?: () => void;
}

/** Something new of a journey that comes with a file. */
export function useBillingForm<Values extends FieldValues>(options: BillingForm<Values>) {
  const { path, rules, start, labels, fixed, succeeded, failed, onSaved } = options;
  const refresh = useRefreshJourneys();
  return useFormLife<Values, Values, void>({
    start,
    resolver: rawResolver(rules),
    labels: () => labels,
    ...(failed !== undefined && { failed }),
    save: (values, { keys }) => {
      const body = formDataOf({ ...values, ...fixed });
      return api.post(path, body, { idempotencyKey: keys.keyFor(body) });
    },
    onSaved: () => {
      notify.success(succeeded);
      void refresh();
      onSaved?.();
    },
  });
}
