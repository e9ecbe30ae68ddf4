import {
  BuildingOffice2Icon,
  CameraIcon,
  DocumentCheckIcon,
  KeyIcon,
  LifebuoyIcon,
  PaperAirplaneIcon,
  ShieldCheckIcon,
  TruckIcon,
} from '@heroicons/react/24/outline';
import { words } from './words.ts';

const services = [
  { ...words.services.airTickets, Icon: PaperAirplaneIcon },
  { ...words.services.hosting, Icon: BuildingOffice2Icon },
  { ...words.services.transportation, Icon: TruckIcon },
  { ...words.services.activities, Icon: CameraIcon },
  { ...words.services.cars, Icon: KeyIcon },
  { ...words.services.cruises, Icon: LifebuoyIcon },
  { ...words.services.visas, Icon: DocumentCheckIcon },
  { ...words.services.insurance, Icon: ShieldCheckIcon },
];

/** The kinds of service, each with what the traveller will find of it. */
export function ServicesOffered() {
  return (
    <section>
      <h2 className="text-title font-bold tracking-tight">{words.services.title}</h2>
      <p className="mt-1 text-ink-soft">{words.services.text}</p>
      <ul className="mt-5 grid gap-x-8 border-t border-line sm:grid-cols-2">
        {services.map(({ name, text, Icon }) => (
          <li key={name} className="flex gap-4 border-b border-line py-4">
            <Icon aria-hidden="true" className="size-6 shrink-0 text-sea" />
            <div>
              <h3 className="font-semibold">{name}</h3>
              <p className="text-small text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
