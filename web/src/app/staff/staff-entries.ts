import {
  BanknotesIcon,
  BriefcaseIcon,
  CalendarDaysIcon,
  ChartBarIcon,
  Cog6ToothIcon,
  EnvelopeOpenIcon,
  GiftIcon,
  IdentificationIcon,
  InboxIcon,
  LifebuoyIcon,
  MapIcon,
  PencilSquareIcon,
  ShoppingBagIcon,
  SunIcon,
  Squares2X2Icon,
  UserGroupIcon,
  UserPlusIcon,
} from '@heroicons/react/24/outline';
import type { ComponentType, SVGProps } from 'react';
import { paths } from '../../lib/paths.ts';

export type Icon = ComponentType<SVGProps<SVGSVGElement>>;

const icons: Readonly<Record<string, Icon>> = {
  [paths.admin]: SunIcon,
  [paths.journeys]: MapIcon,
  [paths.calendar]: CalendarDaysIcon,
  [paths.passengers]: UserGroupIcon,
  [paths.quotes]: InboxIcon,
  [paths.problemReports]: LifebuoyIcon,
  [paths.luggage]: ShoppingBagIcon,
  [paths.content]: PencilSquareIcon,
  [paths.newJourney]: BriefcaseIcon,
  [paths.newPassenger]: UserPlusIcon,
  [paths.packages]: GiftIcon,
  [paths.billing]: BanknotesIcon,
  [paths.employees]: IdentificationIcon,
  [paths.statistics]: ChartBarIcon,
  [paths.mailTemplates]: EnvelopeOpenIcon,
  [paths.settings]: Cog6ToothIcon,
};

/** The icon of a staff screen in the menu and in the search. */
export const iconOf = (path: string): Icon => icons[path] ?? Squares2X2Icon;
