import { type CalendarKind, serviceKind, type ServiceKind } from '@bitacora/contracts';
import {
  ArrowRightStartOnRectangleIcon,
  ArrowLeftEndOnRectangleIcon,
  BanknotesIcon,
  ClipboardDocumentCheckIcon,
  InboxIcon,
  ShoppingBagIcon,
} from '@heroicons/react/24/outline';
import type { ComponentType, SVGProps } from 'react';
import { LineIcon } from '../../ui/line-icon.tsx';

type Icon = ComponentType<SVGProps<SVGSVGElement>>;

const ofOthers: Record<Exclude<CalendarKind, ServiceKind>, Icon> = {
  departure: ArrowRightStartOnRectangleIcon,
  return: ArrowLeftEndOnRectangleIcon,
  balance_due: BanknotesIcon,
  ready_by: ClipboardDocumentCheckIcon,
  quote_due: InboxIcon,
  luggage_due: ShoppingBagIcon,
};

const isOther = (kind: CalendarKind): kind is keyof typeof ofOthers => kind in ofOthers;

/** What an item is of, as a picture: a kind of service by its own. */
export function KindIcon({ kind, className = 'size-5' }: { kind: CalendarKind; className?: string }) {
  if (!isOther(kind)) return <LineIcon path={serviceKind(kind).icon} className={className} />;
  const Icon = ofOthers[kind];
  return <Icon aria-hidden className={`shrink-0 ${className}`} />;
}
