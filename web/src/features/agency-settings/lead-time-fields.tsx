import { FormSection } from '../../ui/form-section.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { headOf } from './sections.ts';
import type { SettingsForm } from './use-settings-form.ts';
import { words } from './words.ts';

const { leadTimes } = words;

/** When what waits is on staff's board. */
export function LeadTimeFields({ form: { register, formState } }: { form: SettingsForm }) {
  const errors = formState.errors.lead_times;
  return (
    <FormSection {...headOf('leadTimes')} text={leadTimes.text}>
      <TextInput
        label={leadTimes.ready}
        hint={leadTimes.readyHint}
        inputMode="numeric"
        error={errors?.ready_days?.message}
        {...register('lead_times.ready_days')}
      />
      <TextInput
        label={leadTimes.pending}
        hint={leadTimes.pendingHint}
        inputMode="numeric"
        error={errors?.pending_hours?.message}
        {...register('lead_times.pending_hours')}
      />
      <TextInput
        label={leadTimes.luggage}
        hint={leadTimes.luggageHint}
        inputMode="numeric"
        error={errors?.luggage_days?.message}
        {...register('lead_times.luggage_days')}
      />
    </FormSection>
  );
}
