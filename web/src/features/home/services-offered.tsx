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
import { homeMessages } from '@bitacora/contracts/messages';

const messages = homeMessages.services;

const services = [
  { ...messages.airTickets, Icon: PaperAirplaneIcon },
  { ...messages.hosting, Icon: BuildingOffice2Icon },
  { ...messages.transportation, Icon: TruckIcon },
  { ...messages.activities, Icon: CameraIcon },
  { ...messages.cars, Icon: KeyIcon },
  { ...messages.cruises, Icon: LifebuoyIcon },
  { ...messages.visas, Icon: DocumentCheckIcon },
  { ...messages.insurance, Icon: ShieldCheckIcon },
];

/** The kinds of service, each with what the traveller will find of it. */
export function ServicesOffered() {
  return (
    <section>
      <h2 className="text-title font-bold tracking-tight">{messages.title}</h2>
      <p className="mt-1 text-ink-soft">{messages.text}</p>
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
