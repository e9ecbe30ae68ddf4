import type { Tour, TourBody } from '@bitacora/contracts';
import { siteContentMessages } from '@bitacora/contracts/messages';
import { useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { useIdempotencyKeys } from '../../../lib/api/idempotency.ts';
import { lazyResolver } from '../../../lib/forms/lazy-resolver.ts';
import { notify } from '../../../ui/toasts/notify.ts';
import { TOURS, TOURS_TO_EDIT, tourToWrite } from '../addresses.ts';
import { useContentForm } from '../use-content-form.ts';
import { usePublish } from '../use-publish.ts';
import { labelsOf, type TourValues, valuesOf } from './tour-values.ts';

const resolver = lazyResolver<TourValues, TourBody>(() => import('./tour-rules.ts'));

/** A tour in a form, new (`version` 0) or stored. */
export function useTourForm(stored: Tour) {
  const isNew = stored.version === 0;
  const publish = usePublish();
  const keys = useIdempotencyKeys();
  const [isCreated, setIsCreated] = useState(false);
  const state = useContentForm<Tour, TourValues, TourBody>({
    stored,
    valuesOf,
    resolver,
    labelsOf,
    save: (body, version) =>
      isNew
        ? api.post<Tour>(TOURS, body, { idempotencyKey: keys.keyFor(body) })
        : api.patch<Tour>(tourToWrite(stored.id), { ...body, version }),
    readNewest: async () => (await api.get<Tour[]>(TOURS_TO_EDIT)).find(({ id }) => id === stored.id),
    onSaved: async () => {
      notify.success(isNew ? siteContentMessages.tour.created : siteContentMessages.saved);
      setIsCreated(isNew);
      await publish.tours(await api.get<Tour[]>(TOURS_TO_EDIT));
    },
  });
  return { ...state, isNew, isCreated };
}
