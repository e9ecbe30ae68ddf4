import type { OpenProposal } from '@bitacora/contracts';
import { FormFrame } from '../../ui/forms/form-frame.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { rowTitle, travellersOf, useAccept } from './use-proposal-forms.ts';
import { words } from './words.ts';

const { travellers: texts } = words;

interface AcceptFormProps {
  token: string;
  proposal: OpenProposal;
  onAccepted: () => unknown;
}

/** Who travels, and the yes. */
export function AcceptForm({ token, proposal, onAccepted }: AcceptFormProps) {
  const { form, life } = useAccept(token, proposal, onAccepted);
  const rows = travellersOf(proposal);
  const { register, formState } = form;
  const isAccepted = proposal.accepted_at !== null;
  return (
    <FormSection title={texts.title} text={texts.text}>
      <FormFrame life={life} submit={isAccepted ? texts.keep : texts.accept} submitting={texts.accepting}>
        {rows.map((_, index) => {
          const errors = formState.errors.travellers?.[index];
          return (
            <fieldset key={rowTitle(rows, index)} className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
              <legend className="mb-2 font-semibold">{rowTitle(rows, index)}</legend>
              <TextInput
                label={texts.firstName}
                isOptional
                error={errors?.first_name?.message}
                {...register(`travellers.${index}.first_name`)}
              />
              <TextInput
                label={texts.lastName}
                isOptional
                error={errors?.last_name?.message}
                {...register(`travellers.${index}.last_name`)}
              />
            </fieldset>
          );
        })}
        {!isAccepted && <p className="text-small text-ink-soft">{texts.note}</p>}
      </FormFrame>
    </FormSection>
  );
}
