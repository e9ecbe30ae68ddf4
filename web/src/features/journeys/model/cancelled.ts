import type { JourneyView, ViewService } from '@bitacora/contracts';

/** Whether a journey is behind its travellers: over, or called off. */
export const isBehind = ({ phase }: Pick<JourneyView, 'phase'>): boolean => phase === 'past' || phase === 'cancelled';

/** Whether a service was called off, alone or with its journey. */
export const isCancelled = (service: ViewService, journey: JourneyView): boolean =>
  service.cancellation !== null || journey.phase === 'cancelled';

/** The services that will take place, or did. */
export const activeServices = (journey: JourneyView): ViewService[] =>
  journey.services.filter((service) => !isCancelled(service, journey));
