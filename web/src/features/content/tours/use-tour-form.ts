import type { Tour, TourBody } from '@bitacora/contracts';
import { useNavigate } from 'react-router-dom';
import { api } from '../../../lib/api/api.ts';
import { lazyResolver } from '../../../lib/forms/lazy-resolver.ts';
import { paths } from '../../../lib/paths.ts';
import { notify } from '../../../lib/notify.ts';
import { TOURS, TOURS_TO_EDIT, tourToWrite } from '../addresses.ts';
import { draftShapes } from '../draft-shapes.ts';
import { useContentForm } from '../use-content-form.ts';
import { usePublish } from '../use-publish.ts';
import { words } from '../words.ts';
import { labelsOf, type TourValues, valuesOf } from './tour-values.ts';

const resolver = lazyResolver<TourValues, TourBody>(() => import('./tour-rules.ts'));

const readTours = () => api.get<Tour[]>(TOURS_TO_EDIT);

/** A tour in a form, new (`version` 0) or stored. */
export function useTourForm(stored: Tour) {
  const isNew = stored.version === 0;
  const publish = usePublish();
  const navigate = useNavigate();
  const state = useContentForm<Tour, TourValues, TourBody>({
    stored,
    isNew,
    valuesOf,
    resolver,
    labelsOf,
    draft: { name: `tour.${isNew ? 'new' : stored.id}`, shape: draftShapes.tour },
    save: (body, version, keyFor) =>
      isNew
        ? api.post<Tour>(TOURS, body, { idempotencyKey: keyFor(body) })
        : api.patch<Tour>(tourToWrite(stored.id), { ...body, version }),
    readNewest: async () => (await readTours()).find(({ id }) => id === stored.id),
    onSaved: () => {
      notify.success(isNew ? words.tour.created : words.saved);
      if (isNew) void navigate(paths.content);
      void publish.readTours(readTours);
    },
  });
  return { ...state, isNew };
}
