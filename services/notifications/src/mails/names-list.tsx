import { luggageMessages, mailMessages } from '@bitacora/contracts/messages';
import type { AddedLuggage } from './about-journey.ts';
import type { News } from './mail-kind.ts';
import { namesWithCounts, unbrokenWeights } from './names-text.ts';
import { Plain } from './parts.tsx';

/** `Viajan: Ana Lucía Muñoz, Carlos Muñoz` */
export const whoTravels = (names: readonly string[]): News['facts'][number] => [
  mailMessages.journey.travellers,
  <Plain key="travellers">{names.join(', ')}</Plain>,
];

/**
 * `Equipaje agregado: 2 × Equipo de buceo`, and of what was added to the former ticket alone, or accepted for it,
 * `Agregado al boleto anterior: 2 × Equipo de buceo: pregunte a su asesor si vale en este`.
 */
export function whatWasAdded({ toTicket, toFormerTicket, acceptedForFormerTicket }: AddedLuggage): News['facts'] {
  const facts: readonly (readonly [string, string])[] = [
    ...(toTicket.length > 0 ? [[luggageMessages.added, toTicket.join(', ')] as const] : []),
    ...(toFormerTicket.length > 0
      ? [[luggageMessages.addedToFormer, luggageMessages.askWhetherItApplies(toFormerTicket.join(', '))] as const]
      : []),
    ...(acceptedForFormerTicket.length > 0
      ? [
          [
            luggageMessages.acceptedForFormer,
            luggageMessages.askBeforePaying(acceptedForFormerTicket.join(', ')),
          ] as const,
        ]
      : []),
  ];
  return facts.map(([label, luggage]) => [label, <Plain key={label}>{unbrokenWeights(luggage)}</Plain>]);
}

/** Each name once, with its number where there are several, on a line of its own. */
export const NamesList = ({ of }: { of: readonly string[] }) =>
  namesWithCounts(of).map((name) => (
    <span key={name} data-line style={{ display: 'block' }}>
      {name}
    </span>
  ));
