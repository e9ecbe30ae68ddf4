import type { Tour, WebDocument, WebDocumentName } from '@bitacora/contracts';
import { useSWRConfig } from 'swr';
import { TOURS_PATH, tourDataPath } from '../../lib/content/use-tours.ts';
import { webDocumentPath } from '../../lib/content/use-web-document.ts';
import { documentToEdit, TOURS_TO_EDIT } from './addresses.ts';

const fresh = { revalidate: false } as const;

/** Puts what was saved where the screens of this browser read it, public pages included. */
export function usePublish() {
  const { mutate } = useSWRConfig();
  return {
    document: async <Name extends WebDocumentName>(name: Name, saved: WebDocument<Name>) => {
      await Promise.all([mutate(documentToEdit(name), saved, fresh), mutate(webDocumentPath(name), saved, fresh)]);
    },
    tours: async (tours: readonly Tour[]) => {
      const active = tours.filter((tour) => tour.active);
      await Promise.all([mutate(TOURS_TO_EDIT, tours, fresh), mutate(TOURS_PATH, active, fresh)]);
      // A tour that was read alone may be hidden or changed by now.
      await Promise.all(tours.map(({ slug }) => mutate(tourDataPath(slug))));
    },
  };
}
