import {
  type AnswerOf,
  createLuggageRequest,
  LUGGAGE_NOTE_LENGTH,
  type LookupValues,
  lookups,
  NO_LUGGAGE,
  type ViewService,
} from '@bitacora/contracts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import useSWR from 'swr';
import { api } from '../../../lib/api/api.ts';
import { rawResolver } from '../../../lib/forms/raw-resolver.ts';
import { useFormLife } from '../../../lib/forms/use-form-life.ts';
import { notify } from '../../../lib/notify.ts';
import { useRefreshJourneys } from '../../../lib/refresh-journeys.ts';
import { titleOf } from '../../../lib/service-name.ts';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { words } from './words.ts';

const texts = words.form;
const OTHER = 'other';

interface RequestValues {
  package_service: string;
  pieces: string;
  luggage: string;
  note: string;
}

interface RequestLuggageProps {
  service: ViewService;
  onClose: () => void;
  /** It was sent, and stands on the ticket. */
  onSent: (id: string) => void;
}

function useRequestForm({ service, onClose, onSent }: RequestLuggageProps) {
  const refresh = useRefreshJourneys();
  return useFormLife<RequestValues, RequestValues, AnswerOf<typeof createLuggageRequest>>({
    start: { package_service: service.id, pieces: '1', luggage: '', note: '' },
    draft: { name: `luggage.${service.id}` },
    resolver: rawResolver(createLuggageRequest.body),
    labels: () => ({ pieces: texts.pieces, luggage: texts.kind, note: texts.note, package_service: texts.title }),
    failed: texts.failed,
    save: (values, { keys }) => api.post(createLuggageRequest.path, values, { idempotencyKey: keys.keyFor(values) }),
    onSaved: async ({ id }) => {
      notify.success(texts.sent);
      await refresh();
      onClose();
      onSent(id);
    },
  });
}

/** How many pieces of which kind; of the kinds that the agency lists, or in other words. */
export function RequestLuggage(props: RequestLuggageProps) {
  const { service, onClose } = props;
  const { form, life } = useRequestForm(props);
  const { register, setValue, control, formState } = form;
  const { errors } = formState;
  const { data, error } = useSWR<LookupValues['luggage_type'][], unknown>(lookups.luggage_type.path);
  const typed = useWatch({ control, name: 'luggage' });
  const [isChosenOther, setChosenOther] = useState(false);
  const kinds = (data ?? []).filter((kind) => kind.id !== NO_LUGGAGE).map(({ name }) => ({ value: name, label: name }));
  const isUnlisted = typed !== '' && data !== undefined && !kinds.some(({ value }) => value === typed);
  const isOther = isChosenOther || isUnlisted || error !== undefined;
  const choose = (kind: string) => {
    if (kind !== OTHER) return;
    setChosenOther(true);
    setValue('luggage', '', { shouldDirty: true });
  };
  const list = () => {
    setChosenOther(false);
    setValue('luggage', '', { shouldDirty: true });
  };
  return (
    <FormDialog {...{ life, onClose }} title={texts.title} submit={texts.submit} submitting={texts.sending}>
      <p>{texts.text(titleOf(service))}</p>
      <TextInput
        label={texts.pieces}
        inputMode="numeric"
        error={errors.pieces?.message}
        className="max-w-40"
        {...register('pieces')}
      />
      {isOther ? (
        <div className="grid gap-1">
          <TextInput
            label={texts.kind}
            hint={texts.otherHint}
            error={errors.luggage?.message}
            {...register('luggage')}
          />
          {kinds.length > 0 && (
            <Button look="quiet" className="-ml-5 justify-self-start" onClick={list}>
              {texts.fromList}
            </Button>
          )}
        </div>
      ) : (
        <Select
          label={texts.kind}
          options={[...kinds, { value: OTHER, label: texts.other }]}
          prompt={data ? texts.choose : texts.loading}
          error={errors.luggage?.message}
          {...register('luggage', { onChange: ({ target }: { target: { value: string } }) => choose(target.value) })}
        />
      )}
      <TextArea
        label={texts.note}
        hint={texts.noteHint}
        isOptional
        rows={3}
        maxLength={LUGGAGE_NOTE_LENGTH}
        error={errors.note?.message}
        {...register('note')}
      />
    </FormDialog>
  );
}
