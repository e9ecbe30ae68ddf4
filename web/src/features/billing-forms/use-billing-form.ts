import type { JourneyView } from '@bitacora/contracts';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { sendForm } from '../../lib/api/send-form.ts';
import { formDataOf } from '../../lib/forms/form-data-of.ts';
import { readableDay, readableDollars } from '../../lib/forms/readable.ts';
import { rawResolver } from '../../lib/forms/raw-resolver.ts';
import { useFormLife } from '../../lib/forms/use-form-life.ts';
import { useRefreshJourneys } from '../../lib/refresh-journeys.ts';
import { notify } from '../../lib/notify.ts';
import { whoChangedJourney } from '../../lib/who-changed.ts';
import { newDraft } from './new-draft.ts';
import { words } from './words.ts';

/** What every record of a journey's view says of itself. */
export interface StoredRecord {
  id: string;
  version: number;
  voided: object | null;
}

interface Correction<Values, Stored> {
  record: Stored;
  /** Where it is patched. */
  path: string;
  startOf: (record: Stored) => Values;
  /** Where a journey shows those of its kind. */
  listOf: (journey: JourneyView) => readonly Stored[];
  /** Of choices and people; amounts and days read as everywhere. */
  textOf: (name: string, value: unknown) => string | undefined;
}

interface BillingForm<Values extends FieldValues, Stored> {
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
  /** Nothing follows: the journey behind the dialog shows what was saved. */
  onSaved: () => void;
  /** A stored record that is corrected. */
  correction?: Correction<Values, Stored> | undefined;
}

const amounts = ['total_cost', 'value'];

function readableEntry(name: string, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (amounts.includes(name)) return readableDollars(value);
  return name === 'creation_date' ? readableDay(value) : undefined;
}

/** A correction says what is empty now, too; without a file the stored one stays. */
function correctionOf(values: FieldValues, version: number): FormData {
  const data = formDataOf({ ...values, version });
  for (const [name, value] of Object.entries(values)) if (value === '') data.append(name, '');
  return data;
}

/** Something of a journey that comes with a file: new, or a stored record that is corrected. */
export function useBillingForm<Values extends FieldValues, Stored extends StoredRecord = StoredRecord>(
  options: BillingForm<Values, Stored>,
) {
  const { path, rules, start, labels, fixed, succeeded, failed, onSaved, correction } = options;
  const refresh = useRefreshJourneys();
  const saved = () => {
    notify.success(succeeded);
    void refresh();
    onSaved();
  };
  const readNewest = async ({ record, listOf, startOf }: Correction<Values, Stored>) => {
    const isRecord = ({ id }: Stored) => id === record.id;
    const journey = (await refresh()).find((one) => listOf(one).some(isRecord));
    const stored = journey && listOf(journey).find(isRecord);
    if (!stored || stored.voided) return undefined;
    const by = await whoChangedJourney(journey.journey_id, record.id);
    return { version: stored.version, values: startOf(stored), by };
  };
  return useFormLife<Values, Values, void>({
    start,
    draft: { name: correction?.path ?? newDraft(path, fixed) },
    resolver: rawResolver(rules),
    labels: () => labels,
    ...(failed !== undefined && { failed }),
    save: (values, { keys, version, control }) => {
      if (correction) {
        const { path: stored } = correction;
        return sendForm({ method: 'PATCH', path: stored, form: correctionOf(values, version) }, control);
      }
      const form = formDataOf({ ...values, ...fixed });
      return sendForm({ method: 'POST', path, form, idempotencyKey: keys.keyFor(form) }, control);
    },
    onSaved: saved,
    ...(correction && {
      edited: {
        version: correction.record.version,
        readNewest: () => readNewest(correction),
        onStoredAlready: saved,
        gone: words.voidedMeanwhile,
        unchanged: words.unchanged,
        textOf: (name, value) => readableEntry(name, value) ?? correction.textOf(name, value),
      },
    }),
  });
}
