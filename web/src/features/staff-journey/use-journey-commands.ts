import {
  cancelJourney,
  cancelPackageService,
  type JourneyView,
  pathOf,
  restoreJourney,
  restorePackageService,
  updateJourneyServices,
  type ViewService,
} from '@bitacora/contracts';
import { useSWRConfig } from 'swr';
import { isApiError } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/api.ts';
import { notify } from '../../lib/notify.ts';
import { journeyPath, useRefreshJourneys } from '../../lib/refresh-journeys.ts';
import { whoChangedJourney } from '../../lib/who-changed.ts';
import { words } from './words.ts';

/** A service as a change of its journey names it; one without an id is new. */
export type SentService = Pick<ViewService, 'kind' | 'travel_direction' | 'order'> & { id?: string };

/** What shall become of the services that are there; null when what it is about is gone. */
export type ServicesChange = (services: readonly SentService[]) => SentService[] | null;

export interface CancellationBody {
  reason: string;
  retained: number | string;
}

export const asSent = ({ id, kind, travel_direction, order }: ViewService): SentService => ({
  id,
  kind,
  travel_direction,
  order,
});

/** What staff do with a journey at once, each answered by the journey as it is then. */
export function useJourneyCommands(journey: JourneyView) {
  const { mutate, cache } = useSWRConfig();
  const refresh = useRefreshJourneys();
  const id = journey.journey_id;
  /** As it was last read: what is taken back later finds what became of it. */
  const present = () => (cache.get(journeyPath(id))?.data as JourneyView | undefined) ?? journey;

  const show = async (view: JourneyView) => {
    await mutate(journeyPath(id), view, { revalidate: false });
    void refresh();
    return view;
  };
  const send = (change: ServicesChange, from: JourneyView) => {
    const services = change(from.services.map(asSent));
    if (services === null) {
      notify.warning(words.services.gone);
      return Promise.resolve(from);
    }
    return api.put<JourneyView>(pathOf(updateJourneyServices, { id }), { services, version: from.journey_version });
  };
  const changeServices = async (change: ServicesChange): Promise<JourneyView> => {
    const seen = present();
    try {
      return await show(await send(change, seen));
    } catch (error) {
      if (!isApiError(error) || error.kind !== 'conflict' || error.code !== 'stale_version') throw error;
      // Somebody else, or a record that was just attached, was first: the same is done to what is there now.
      const [newest, by] = await Promise.all([api.get<JourneyView>(journeyPath(id)), whoChangedJourney(id)]);
      const view = await show(await send(change, newest));
      if (hasOtherServices(newest, seen)) notify.info(words.services.merged(by));
      return view;
    }
  };
  const post = async (path: string, body: unknown = {}) => show(await api.post<JourneyView>(path, body));

  return {
    changeServices,
    cancelService: (service: string, body: CancellationBody) =>
      post(pathOf(cancelPackageService, { id: service }), body),
    restoreService: (service: string) => post(pathOf(restorePackageService, { id: service })),
    cancel: (body: CancellationBody) => post(pathOf(cancelJourney, { id }), body),
    restore: () => post(pathOf(restoreJourney, { id })),
  };
}

export type JourneyCommands = ReturnType<typeof useJourneyCommands>;

const hasOtherServices = (one: JourneyView, other: JourneyView) =>
  JSON.stringify(one.services.map(asSent)) !== JSON.stringify(other.services.map(asSent));
