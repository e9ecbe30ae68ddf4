import { type CalendarKind, serviceKind, type ServiceKind } from '@bitacora/contracts';
import {
  ArrowRightStartOnRectangleIcon,
  ArrowLeftEndOnRectangleIcon,
  BanknotesIcon,
} from '@heroicons/react/24/outline';
import type { ComponentType, SVGProps } from 'react';
import { LineIcon } from '../../ui/line-icon.tsx';

type Icon = ComponentType<SVGProps<SVGSVGElement>>;

const ofJourneys: Record<Exclude<CalendarKind, ServiceKind>, Icon> = {
  departure: ArrowRightStartOnRectangleIcon,
  return: ArrowLeftEndOnRectangleIcon,
  balance_due: BanknotesIcon,
};

const isOfJourneys = (kind: CalendarKind): kind is keyof typeof ofJourneys => kind in ofJourneys;

/** What an item is of, as a picture: a kind of service by its own. */
export function KindIcon({ kind, className = 'size-5' }: { kind: CalendarKind; className?: string }) {
  if (!isOfJourneys(kind)) return <LineIcon path={serviceKind(kind).icon} className={className} />;
  const Icon = ofJourneys[kind];
  return <Icon aria-hidden className={`shrink-0 ${className}`} />;
}
