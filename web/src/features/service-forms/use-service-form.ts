import {
  type JourneyView,
  pathOf,
  serviceRecordEndpoints,
  type ViewService,
  type ViewServiceRecord,
} from '@bitacora/contracts';
import { useState } from 'react';
import { isApiError } from '../../lib/api/api-error.ts';
import { sendForm } from '../../lib/api/send-form.ts';
import { rawResolver } from '../../lib/forms/raw-resolver.ts';
import { serviceDraft } from '../../lib/journeys/service-draft.ts';
import { useFormLife } from '../../lib/forms/use-form-life.ts';
import { useRefreshJourneys } from '../../lib/refresh-journeys.ts';
import { notify } from '../../lib/notify.ts';
import { whoChangedJourney } from '../../lib/who-changed.ts';
import { failureOf } from './model/failure-toast.ts';
import { labelsOf } from './model/field-labels.ts';
import { fieldOfPath } from './model/field-of-path.ts';
import { recordDataOf } from './model/form-data.ts';
import { type FormInput, type FormSubject, rulesOf } from './model/form-rules.ts';
import { readableField } from './model/readable-field.ts';
import { startOf } from './model/start-of.ts';
import { useLoadedOptions } from './use-lookup.ts';
import { words } from './words.ts';

/** What somebody else did it to: the record that is there now, or the journey that says what is called off. */
const attachedOf = (journey: JourneyView, item: ViewService | undefined) =>
  journey.cancellation || item?.cancellation ? journey.journey_id : item?.service?.id;

const isOfBefore = (read: ViewServiceRecord, known: ViewServiceRecord | null) =>
  read.id === known?.id && read.version <= known.version;

/** A service record in a form: a new one for a pending item, or the item's own, changed. */
export function useServiceForm(subject: FormSubject) {
  const { descriptor, mode, service, isReplacement } = subject;
  const { create, update } = serviceRecordEndpoints[service.kind];
  const refresh = useRefreshJourneys();
  const loadedOptions = useLoadedOptions();
  const [newest, setNewest] = useState<ViewService>(service);
  const record = mode === 'update' ? service.service : null;

  const readItem = async () => {
    const journeys = await refresh();
    const journey = journeys.find(({ services }) => services.some(({ id }) => id === service.id));
    return { journey, item: journey?.services.find(({ id }) => id === service.id) };
  };
  const readNewest = async () => {
    const { journey, item } = await readItem();
    if (!journey || !item?.service) return undefined;
    setNewest(item);
    const by = await whoChangedJourney(journey.journey_id, item.service.id);
    return { version: item.service.version, values: startOf({ ...subject, service: item }), by };
  };
  /** As it is kept, which may be tidier than what was typed; the chosen file stays named. */
  const showStored = async () => {
    const { item } = await readItem();
    // A reading that was under way when it was stored says what it was before: then what was typed stays.
    if (!item?.service || isOfBefore(item.service, newest.service)) return;
    const { form } = made;
    const values = startOf({ ...subject, mode: 'update', service: item });
    form.reset({ ...values, reservation: form.getValues('reservation') }, { keepSubmitCount: true });
  };
  const onSaved = () => {
    // With a service of its own the item of the journey changed, too: one toast says both.
    notify.success(mode === 'create' ? words.toasts.created(descriptor.messages.created) : descriptor.messages.updated);
    void showStored();
  };

  const made = useFormLife<FormInput, FormInput, void>({
    start: startOf(subject),
    draft: { name: serviceDraft(isReplacement ? 'replacement' : mode, service.id) },
    resolver: rawResolver(rulesOf(descriptor, mode)),
    labels: () => labelsOf(descriptor),
    save: (values, { version, keys, control }) => {
      const form = recordDataOf(subject, values, record ? version : null);
      return record
        ? sendForm({ method: 'PATCH', path: pathOf(update, { id: record.id }), form }, control)
        : sendForm({ method: 'POST', path: pathOf(create), form, idempotencyKey: keys.keyFor(form) }, control);
    },
    onSaved,
    failed: (error) => failureOf(error, subject),
    explain: async (error) => {
      if (record || !isApiError(error) || error.kind !== 'conflict') return undefined;
      const { journey, item } = await readItem();
      const by = journey && (await whoChangedJourney(journey.journey_id, attachedOf(journey, item)));
      if (journey?.cancellation) return [words.journeyCancelledMeanwhile(by)];
      if (item?.cancellation) return [words.cancelledMeanwhile(by)];
      return [subject.isReplacement ? words.replacedMeanwhile(by) : words.alreadyAttached(by)];
    },
    fieldOf: (path) => fieldOfPath(path, descriptor),
    ...(record && {
      edited: {
        version: record.version,
        readNewest,
        onStoredAlready: onSaved,
        textOf: (name, value) =>
          readableField(
            descriptor,
            name,
            value,
            [newest.service?.[name], service.service?.[name], ...loadedOptions()].flat(),
          ),
      },
    }),
  });
  return made;
}
