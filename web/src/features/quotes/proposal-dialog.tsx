import { PROPOSED_SERVICES, serviceKind, serviceKinds, type WebQuote } from '@bitacora/contracts';
import { quoteMessages } from '@bitacora/contracts/messages';
import { fullName } from '@bitacora/kernel/full-name';
import { useFieldArray } from 'react-hook-form';
import { useEmployee } from '../../lib/session/use-employee.ts';
import { day } from '../../lib/times.ts';
import { todayInGuayaquil } from '../../lib/today.ts';
import { FieldColumns } from '../../ui/field-columns.tsx';
import { DayField } from '../../ui/forms/day-field.tsx';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { MoneyField } from '../../ui/forms/money-field.tsx';
import { EntryList } from '../../ui/order/entry-list.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useProposalForm } from './use-proposal-form.ts';
import { words } from './words.ts';

const texts = words.proposal;

const kinds = serviceKinds.map((value) => ({ value, label: serviceKind(value).label }));

interface ProposalDialogProps {
  quote: WebQuote;
  onSent: () => unknown;
  onClose: () => void;
}

/** A proposal for a quote, written and mailed to its visitor. */
export function ProposalDialog({ quote, onSent, onClose }: ProposalDialogProps) {
  const { data: me } = useEmployee();
  const { form, life } = useProposalForm(quote, me?.id, () => {
    void onSent();
    onClose();
  });
  const { control, register, formState } = form;
  const { fields, append, remove, move } = useFieldArray({ control, name: 'services', keyName: 'key' });
  return (
    <FormDialog
      {...{ life, onClose }}
      size="xl"
      title={texts.title(fullName(quote))}
      submit={texts.send}
      submitting={texts.sending}
    >
      <p className="font-semibold">
        {`${quote.country_name} · ${day(quote.travel_date)} · ${quoteMessages.people(quote.n_adults, quote.n_children)}`}
      </p>
      <p className="text-ink-soft wrap-anywhere">
        {texts.text(quote.email)} {quote.proposals.length > 0 && texts.replaces}
      </p>
      <TextArea
        label={texts.message}
        isOptional
        rows={4}
        error={formState.errors.message?.message}
        {...register('message')}
      />
      <EntryList
        level={3}
        {...{ fields, move, remove }}
        onAdd={() => append({ kind: '', text: '' })}
        least={1}
        most={PROPOSED_SERVICES}
        texts={texts.services}
      >
        {(index) => {
          const errors = formState.errors.services?.[index];
          return (
            <div className="grid items-start gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
              <Select
                label={texts.services.kind}
                prompt={texts.services.choose}
                options={kinds}
                error={errors?.kind?.message}
                {...register(`services.${index}.kind`)}
              />
              <TextInput
                label={texts.services.text}
                error={errors?.text?.message}
                {...register(`services.${index}.text`)}
              />
            </div>
          );
        }}
      </EntryList>
      <FieldColumns>
        <MoneyField name="price" label={texts.price} hint={texts.priceHint} control={control} />
        <DayField name="valid_until" label={texts.validUntil} control={control} meant={{ near: todayInGuayaquil() }} />
      </FieldColumns>
    </FormDialog>
  );
}
