import type { Tour, WebDocument, WebDocumentName } from '@bitacora/contracts';
import { useSWRConfig } from 'swr';
import { TOURS_PATH, tourDataPath } from '../../lib/content/use-tours.ts';
import { webDocumentPath } from '../../lib/content/use-web-document.ts';
import { documentToEdit, TOURS_TO_EDIT } from './addresses.ts';

const fresh = { revalidate: false } as const;

/** Puts what was saved where the screens of this browser read it, public pages included. */
export function usePublish() {
  const { mutate } = useSWRConfig();
  const tours = async (all: readonly Tour[]) => {
    const active = all.filter((tour) => tour.active);
    await Promise.all([mutate(TOURS_TO_EDIT, all, fresh), mutate(TOURS_PATH, active, fresh)]);
    // A tour that was read alone may be hidden or changed by now.
    await Promise.all(all.map(({ slug }) => mutate(tourDataPath(slug))));
  };
  return {
    document: async <Name extends WebDocumentName>(name: Name, saved: WebDocument<Name>) => {
      await Promise.all([mutate(documentToEdit(name), saved, fresh), mutate(webDocumentPath(name), saved, fresh)]);
    },
    tours,
    /** The same with what is stored now; when it cannot be read, the lists are read again where they are shown. */
    readTours: async (read: () => Promise<Tour[]>) => {
      try {
        await tours(await read());
      } catch {
        await mutate(TOURS_TO_EDIT);
      }
    },
  };
}
