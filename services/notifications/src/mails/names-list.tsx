import { luggageMessages, mailMessages } from '@bitacora/contracts/messages';
import type { News } from './mail-kind.ts';
import { namesWithCounts, unbrokenWeights } from './names-text.ts';
import { Plain } from './parts.tsx';

/** `Viajan: Ana Lucía Muñoz, Carlos Muñoz` */
export const whoTravels = (names: readonly string[]): News['facts'][number] => [
  mailMessages.journey.travellers,
  <Plain key="travellers">{names.join(', ')}</Plain>,
];

/** `Equipaje agregado: 2 × Equipo de buceo` */
export const whatWasAdded = (pieces: readonly string[]): News['facts'][number] => [
  luggageMessages.added,
  <Plain key="luggage">{unbrokenWeights(pieces.join(', '))}</Plain>,
];

/** Each name once, with its number where there are several, on a line of its own. */
export const NamesList = ({ of }: { of: readonly string[] }) =>
  namesWithCounts(of).map((name) => (
    <span key={name} data-line style={{ display: 'block' }}>
      {name}
    </span>
  ));
