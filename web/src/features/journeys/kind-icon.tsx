import {
  BriefcaseIcon,
  BuildingOffice2Icon,
  GlobeAmericasIcon,
  IdentificationIcon,
  KeyIcon,
  PaperAirplaneIcon,
  ShieldCheckIcon,
  SparklesIcon,
  TruckIcon,
} from '@heroicons/react/24/outline';
import type { ComponentType, SVGProps } from 'react';

// A kind that is not here yet shows a briefcase: a new kind needs no change in the web.
const icons: Partial<Record<string, ComponentType<SVGProps<SVGSVGElement>>>> = {
  air_ticket: PaperAirplaneIcon,
  transportation: TruckIcon,
  hosting: BuildingOffice2Icon,
  activity: SparklesIcon,
  car_rental: KeyIcon,
  cruise: GlobeAmericasIcon,
  visa: IdentificationIcon,
  travel_insurance: ShieldCheckIcon,
};

export function KindIcon({ kind }: { kind: string }) {
  const Icon = icons[kind] ?? BriefcaseIcon;
  return <Icon aria-hidden className="size-6" />;
}
