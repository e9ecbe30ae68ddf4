import { kindIcons } from '@bitacora/contracts/kind-icons';
import { LineIcon } from '../../ui/line-icon.tsx';
import { words } from './words.ts';

const services = [
  { ...words.services.airTickets, icon: kindIcons.plane },
  { ...words.services.hosting, icon: kindIcons.bed },
  { ...words.services.transportation, icon: kindIcons.van },
  { ...words.services.activities, icon: kindIcons.ticket },
  { ...words.services.cars, icon: kindIcons.car },
  { ...words.services.cruises, icon: kindIcons.ship },
  { ...words.services.visas, icon: kindIcons.stamp },
  { ...words.services.insurance, icon: kindIcons.shield },
];

/** The kinds of service, each with what the traveller will find of it. */
export function ServicesOffered() {
  return (
    <section>
      <h2 className="text-title font-bold tracking-tight">{words.services.title}</h2>
      <p className="mt-1 text-ink-soft">{words.services.text}</p>
      <ul className="mt-5 grid grid-cols-1 gap-x-8 border-t border-line sm:grid-cols-2">
        {services.map(({ name, text, icon }) => (
          <li key={name} className="flex gap-4 border-b border-line py-4">
            <LineIcon path={icon} className="size-6 text-sea" />
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
