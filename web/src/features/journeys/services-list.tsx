import { inListedOrder, type JourneyView } from '@bitacora/contracts';
import { nextUp } from './model/next-up.ts';
import { reservationOf } from './model/papers.ts';
import { OfflinePapers } from './paper-link.tsx';
import { ServiceItem } from './service-item.tsx';
import type { StaffTools } from './staff-tools.ts';
import { useComingReminders } from './use-coming-reminders.ts';
import { words } from './words.ts';

interface ServicesListProps {
  journey: JourneyView;
  now: Date;
  staff: StaffTools | null;
  /** Whether who looks at it travels on it, and may ask for more. */
  mayAsk?: boolean;
}

/** 'Servicios Contratados', in the groups' order whatever order they came in (product 6.1). */
export function ServicesList({ journey, now, staff, mayAsk = false }: ServicesListProps) {
  const services = [...journey.services].sort(inListedOrder);
  const next = nextUp(journey, now).service;
  const reminders = useComingReminders(journey, mayAsk, now);
  return (
    // Where the keyboard goes on when the service that it stood on is gone.
    <section aria-labelledby="servicios" tabIndex={-1}>
      <h2 id="servicios" className="text-subtitle font-bold">
        {words.services}
      </h2>
      {services.some((service) => reservationOf(service, journey)) && <OfflinePapers className="mt-1" />}
      {services.length === 0 && <p className="mt-2 text-ink-soft">{words.noServices}</p>}
      <ul className="mt-3 grid gap-3 print:mt-2 print:block print:space-y-2">
        {services.map((service) => (
          <ServiceItem
            key={service.id}
            isNext={service.id === next?.id}
            reminder={reminders.get(service.id) ?? null}
            {...{ service, journey, now, staff, mayAsk }}
          />
        ))}
      </ul>
    </section>
  );
}
