import { type JourneyView, serviceAnchor, type ViewService } from '@bitacora/contracts';
import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../../lib/prefers-reduced-motion.ts';
import { notify } from '../../lib/notify.ts';
import { serviceName } from '../../lib/service-name.ts';
import { useAtOnce } from '../../lib/use-at-once.ts';
import { useAnnouncement } from '../../ui/order/use-announcement.ts';
import { adding, addingAgain, placeOf, placing, removing } from './model/service-changes.ts';
import { asSent, type SentService, useJourneyCommands } from './use-journey-commands.ts';
import { words } from './words.ts';

/** Its group may be far above the button that added it. */
function leadTo(service: string): void {
  const row = service && document.getElementById(serviceAnchor(service));
  if (!row) return;
  row.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  row.focus({ preventScroll: true });
}

/** What is done at once with the services of a journey, and taken back for 10 s by the opposite. */
export function useServiceActions(journey: JourneyView) {
  const commands = useJourneyCommands(journey);
  const { changeServices } = commands;
  const { said, say } = useAnnouncement();
  const { atOnce, isBusy } = useAtOnce();
  const messages = words.services;
  const { services } = journey;
  const [added, setAdded] = useState('');
  useEffect(() => leadTo(added), [added]);

  const subjectOf = (service: string) => `${journey.journey_id}/${service}`;
  const toAdd = subjectOf('new');

  const add = (sold: Pick<SentService, 'kind' | 'travel_direction'>, name: string) => {
    const before = new Set(services.map(({ id }) => id));
    void atOnce(
      toAdd,
      async () => {
        const view = await changeServices(adding(sold));
        const made = view.services.find(({ id, kind }) => kind === sold.kind && !before.has(id))?.id ?? '';
        setAdded(made);
        return made;
      },
      (made) => ({
        said: messages.added(name),
        subject: subjectOf(made),
        undo: () => changeServices(removing(made)),
      }),
    );
  };
  const remove = (service: ViewService) => {
    if (services.length === 1) return notify.warning(messages.last);
    void atOnce(
      subjectOf(service.id),
      () => changeServices(removing(service.id)),
      () => ({
        said: messages.removed(serviceName(service)),
        subject: subjectOf(service.id),
        undo: () => changeServices(addingAgain(asSent(service))),
      }),
    );
  };
  const move = (service: ViewService, to: number) => {
    const { place, count } = placeOf(service, services);
    if (to < 0 || to >= count || to === place) return;
    const placeAt = async (next: number) => {
      await changeServices(placing(service.id, next));
      say(messages.moved(serviceName(service), next + 1, count));
    };
    void atOnce(
      subjectOf(service.id),
      () => placeAt(to),
      () => ({
        said: messages.movedToast(serviceName(service)),
        subject: subjectOf(service.id),
        undo: () => placeAt(place),
      }),
    );
  };
  return {
    add,
    remove,
    move,
    isAdding: isBusy(toAdd),
    isBusy: (service: ViewService) => isBusy(subjectOf(service.id)),
    said,
    commands,
  };
}

export type ServiceActions = ReturnType<typeof useServiceActions>;
