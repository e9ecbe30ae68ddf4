import { type KnownPassenger, pathOf, type RegisteredPassenger, registerPassengers } from '@bitacora/contracts';
import { foldText } from '@bitacora/kernel';
import { type BaseSyntheticEvent, useMemo, useRef, useState } from 'react';
import { type Resolver, set, useWatch } from 'react-hook-form';
import { useSWRConfig } from 'swr';
import { api } from '../api/api.ts';
import { AGENCY_RUC } from '../environment.ts';
import { rawResolver } from '../forms/raw-resolver.ts';
import { useFormLife } from '../forms/use-form-life.ts';
import type { Labels } from '../forms/versions.ts';
import { notify } from '../notify.ts';
import { KnownPassengers, sameDocument } from './known-passengers.ts';
import { newPassengersRules } from './passenger-rules.ts';
import { emptyForm, nameOf, type NewPassengersValues, withContact } from './passenger-values.ts';
import { repeatedDocuments } from './repeated-documents.ts';
import { useKnownPassengers } from './use-known-passengers.ts';
import { words } from './words.ts';

const judge = rawResolver<NewPassengersValues>(newPassengersRules);

const isEmpty = (values: object) => Object.values(values).every((value) => value === '');

/** What is sent: whom staff said to be another person is theirs to know. */
const bodyOf = ({ passengers, contact, emergency_contact }: NewPassengersValues) => ({
  passengers: passengers.map((values) => {
    const { is_another: _, ...passenger } = values;
    return passenger;
  }),
  contact,
  emergency_contact: isEmpty(emergency_contact) ? null : emergency_contact,
});

interface NewPassengersOptions {
  /** What is known of them already. */
  start?: NewPassengersValues | undefined;
  draftName: string;
  labels: (values: NewPassengersValues) => Labels;
  onSaved: (saved: RegisteredPassenger[]) => void;
}

/** The form of new passengers: all saved or none, and who looks like somebody known is asked about first. */
export function useNewPassengers({ start = emptyForm, draftName, labels, onSaved }: NewPassengersOptions) {
  const { mutate } = useSWRConfig();
  const isAsking = useRef(false);
  const isUnchecked = useRef(false);
  const [directory] = useState(() => new KnownPassengers());

  const resolver: Resolver<NewPassengersValues, unknown, NewPassengersValues> = async (values, context, options) => {
    const completed = { ...values, passengers: values.passengers.map((one) => directory.completed(one)) };
    const result = await judge(completed, context, options);
    const asked = directory.namesakes(withContact(values)).filter((index) => !values.passengers[index]?.is_another);
    const repeated = repeatedDocuments(values.passengers);
    if (asked.length === 0 && repeated.length === 0) return result;
    const errors = { ...result.errors };
    for (const { index, column, before } of repeated) {
      set(errors, `passengers.${index}.${column}`, { type: 'repeated', message: words.repeated(before + 1) });
    }
    for (const index of asked) {
      set(errors, `passengers.${index}.is_another`, { type: 'known', message: words.known.answerFirst });
    }
    return { values: {}, errors };
  };

  const { form, life } = useFormLife<NewPassengersValues, NewPassengersValues, { passengers: RegisteredPassenger[] }>({
    start,
    draft: { name: draftName },
    resolver,
    labels,
    failed: words.createFailed,
    save: (values, { keys }) => {
      const body = bodyOf(values);
      return api.post(pathOf(registerPassengers, { ruc: AGENCY_RUC }), body, { idempotencyKey: keys.keyFor(body) });
    },
    onSaved: ({ passengers }) => {
      if (passengers.some((one) => one.is_registered)) notify.success(words.created);
      else notify.info(words.allKnown(passengers.length));
      if (isUnchecked.current) notify.warning(words.known.unchecked);
      void mutate((key) => typeof key === 'string' && key.includes('passengers'));
      onSaved(passengers);
    },
  });
  const [passengers, contact] = useWatch({ control: form.control, name: ['passengers', 'contact'] });
  const typed = useMemo(() => withContact({ passengers, contact }), [passengers, contact]);
  const { known, show } = useKnownPassengers(directory, typed);

  /** Who has the document of somebody that was typed under another name, and was not shown yet. */
  const unseenAmong = (found: readonly (readonly KnownPassenger[])[]): KnownPassenger | undefined =>
    typed
      .flatMap((one, index) => {
        const same = sameDocument(found[index] ?? []);
        const name = foldText(nameOf(one));
        const isNew = same && !sameDocument(known[index] ?? []) && name !== '' && name !== foldText(nameOf(same));
        return isNew ? [same] : [];
      })
      .at(0);

  const submit = async (event?: BaseSyntheticEvent) => {
    event?.preventDefault();
    // Pressed twice before the answer.
    if (isAsking.current) return;
    isAsking.current = true;
    // What nobody knows to be stored is sent as it was: asked now, it would be found, and count as known before.
    if (!life.notice?.isDoubt) {
      const found = await directory.ask(withContact(form.getValues()));
      isUnchecked.current = found === null;
      const unseen = found && unseenAmong(found);
      if (unseen) {
        show(found);
        notify.warning(words.known.look(nameOf(unseen)));
        isAsking.current = false;
        return;
      }
    }
    isAsking.current = false;
    await life.submit();
  };
  return { form, life: { ...life, submit }, passengers, known, directory };
}

export type NewPassengersForm = ReturnType<typeof useNewPassengers>['form'];
