import { inListedOrder, type JourneyView } from '@bitacora/contracts';
import { ServiceItem } from './service-item.tsx';
import type { StaffTools } from './staff-tools.ts';
import { words } from './words.ts';

/** 'Servicios Contratados', in the groups' order whatever order they came in (product 6.1). */
export function ServicesList({ journey, staff }: { journey: JourneyView; staff: StaffTools | null }) {
  const services = [...journey.services].sort(inListedOrder);
  return (
    <section aria-labelledby="servicios">
      <h2 id="servicios" className="text-subtitle font-bold">
        {words.services}
      </h2>
      {services.length === 0 && <p className="mt-2 text-ink-soft">{words.noServices}</p>}
      <ul className="mt-3 grid gap-3">
        {services.map((service) => (
          <ServiceItem key={service.id} service={service} journey={journey} staff={staff} />
        ))}
      </ul>
    </section>
  );
}
