import { socialNetworks } from '@bitacora/contracts';
import { useFieldArray } from 'react-hook-form';
import { socialNetworkNames } from '../../lib/social-networks.ts';
import { FieldColumns } from '../../ui/field-columns.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { EntryList } from '../../ui/order/entry-list.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { headOf } from './sections.ts';
import type { SettingsForm } from './use-settings-form.ts';
import { words } from './words.ts';

const { chats, links, banks } = words;

const networks = socialNetworks.map((value) => ({ value, label: socialNetworkNames[value] }));

/** The numbers that people chat with. */
export function ChatFields({ form: { control, register, formState } }: { form: SettingsForm }) {
  const { fields, append, remove, move } = useFieldArray({ control, name: 'chat_numbers', keyName: 'key' });
  return (
    <FormSection {...headOf('chats')} text={chats.text}>
      <EntryList
        level={3}
        {...{ fields, move, remove }}
        onAdd={() => append({ label: '', number: '' })}
        least={0}
        most={6}
        texts={chats}
      >
        {(index) => {
          const errors = formState.errors.chat_numbers?.[index];
          return (
            <FieldColumns>
              <TextInput
                label={chats.label}
                error={errors?.label?.message}
                {...register(`chat_numbers.${index}.label`)}
              />
              <TextInput
                type="tel"
                label={chats.number}
                error={errors?.number?.message}
                {...register(`chat_numbers.${index}.number`)}
              />
            </FieldColumns>
          );
        }}
      </EntryList>
    </FormSection>
  );
}

/** The agency on other networks. */
export function LinkFields({ form: { control, register, formState } }: { form: SettingsForm }) {
  const { fields, append, remove, move } = useFieldArray({ control, name: 'social_links', keyName: 'key' });
  return (
    <FormSection {...headOf('links')} text={links.text}>
      <EntryList
        level={3}
        {...{ fields, move, remove }}
        onAdd={() => append({ network: '', url: '' })}
        least={0}
        most={networks.length}
        texts={links}
      >
        {(index) => {
          const errors = formState.errors.social_links?.[index];
          return (
            <div className="grid items-start gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
              <Select
                label={links.network}
                prompt={links.choose}
                options={networks}
                error={errors?.network?.message}
                {...register(`social_links.${index}.network`)}
              />
              <TextInput
                type="url"
                label={links.url}
                error={errors?.url?.message}
                {...register(`social_links.${index}.url`)}
              />
            </div>
          );
        }}
      </EntryList>
    </FormSection>
  );
}

const bankFields = [
  { name: 'bank', label: banks.bank },
  { name: 'account_type', label: banks.accountType },
  { name: 'account_number', label: banks.accountNumber },
  { name: 'holder', label: banks.holder },
] as const;

/** Where travellers transfer to. */
export function BankFields({ form: { control, register, formState } }: { form: SettingsForm }) {
  const { fields, append, remove, move } = useFieldArray({ control, name: 'banks', keyName: 'key' });
  return (
    <FormSection {...headOf('banks')} text={banks.text}>
      <EntryList
        level={3}
        {...{ fields, move, remove }}
        onAdd={() => append({ bank: '', account_type: '', account_number: '', holder: '' })}
        least={0}
        most={10}
        texts={banks}
      >
        {(index) => (
          <FieldColumns>
            {bankFields.map(({ name, label }) => (
              <TextInput
                key={name}
                label={label}
                error={formState.errors.banks?.[index]?.[name]?.message}
                {...register(`banks.${index}.${name}`)}
              />
            ))}
          </FieldColumns>
        )}
      </EntryList>
    </FormSection>
  );
}
