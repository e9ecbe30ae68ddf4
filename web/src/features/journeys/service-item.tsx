import { choiceLabel, type JourneyView, serviceAnchor, type ViewService } from '@bitacora/contracts';
import { useLocation } from 'react-router-dom';
import { serviceName } from '../../lib/service-name.ts';
import { Badge } from '../../ui/badge.tsx';
import { Chip } from '../../ui/chip.tsx';
import { CopyableCode } from '../../ui/copyable-code.tsx';
import { Fold } from './fold.tsx';
import { KindIcon } from './kind-icon.tsx';
import { badgesOf, cardLines, headerOf, providerOf } from './model/card-lines.ts';
import { titleOf } from './model/service-times.ts';
import { ServiceButtons } from './service-buttons.tsx';
import { ServiceDetails } from './service-details.tsx';
import { ServiceWhen } from './service-when.tsx';
import type { StaffTools } from './staff-tools.ts';
import { words } from './words.ts';

interface ServiceItemProps {
  service: ViewService;
  journey: JourneyView;
  staff: StaffTools | null;
}

function ItemHeader({ service, journey }: Omit<ServiceItemProps, 'staff'>) {
  const title = titleOf(service);
  const header = headerOf(service);
  const isPending = service.status === 'P';
  const eyebrow = [service.service_name.name, providerOf(service), header && !title.includes(header) ? header : null];
  const name = <h3 className="text-lead font-semibold text-pretty">{title}</h3>;
  return (
    <div className="flex gap-3 sm:gap-4">
      <span
        className={`grid size-11 shrink-0 place-items-center rounded-control print:hidden ${isPending ? 'bg-wait-tint text-wait' : 'bg-sea-tint text-sea'}`}
      >
        <KindIcon kind={service.kind} />
      </span>
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {isPending ? name : <span className="text-small text-ink-soft">{eyebrow.filter(Boolean).join(' · ')}</span>}
          {service.travel_direction && <Chip>{choiceLabel('service_directions', service.travel_direction)}</Chip>}
          {badgesOf(service).map((label) => (
            <Chip key={label}>{label}</Chip>
          ))}
          <span className="sm:ml-auto">
            <Badge tone={isPending ? 'wait' : 'ok'}>{isPending ? words.pending : words.confirmed}</Badge>
          </span>
        </div>
        {!isPending && name}
        <ServiceWhen service={service} journey={journey} />
        {isPending && <p className="mt-1 max-w-prose text-small text-ink-soft">{words.pendingNotice}</p>}
      </div>
    </div>
  );
}

/** One service of a journey: what, when and where, its documents, and its details folded. */
export function ServiceItem({ service, journey, staff }: ServiceItemProps) {
  const name = serviceName(service);
  // A mail leads to the service that it is about.
  const isAskedFor = useLocation().hash === `#${serviceAnchor(service.id)}`;
  const codes = cardLines(service).filter(({ value }) => value.shows === 'code');
  return (
    <li
      id={serviceAnchor(service.id)}
      tabIndex={-1}
      className="scroll-mt-24 rounded-card bg-white p-4 border border-line sm:p-5 print:break-inside-avoid"
    >
      <article aria-label={service.service ? `${name}: ${titleOf(service)}` : name}>
        <ItemHeader service={service} journey={journey} />
        <div className="sm:pl-15 print:pl-0">
          {codes.length > 0 && (
            <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
              {codes.map(({ field, label, value }) => (
                <div key={field}>
                  <dt className="text-small text-ink-soft">{label}</dt>
                  <dd>{value.shows === 'code' && <CopyableCode code={value.text} />}</dd>
                </div>
              ))}
            </dl>
          )}
          <Fold
            title={words.details}
            startsOpen={isAskedFor}
            context={titleOf(service)}
            beside={<ServiceButtons service={service} journey={journey} staff={staff} />}
          >
            {service.service && <ServiceDetails service={service} isStaff={staff !== null} />}
          </Fold>
        </div>
      </article>
    </li>
  );
}
