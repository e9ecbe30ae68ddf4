/** What travellers of a journey have to have on paper, in the order in which it takes time. */
export const travelPapers = ['minors', 'passport', 'identity-card', 'galapagos-card', 'goods-declaration'] as const;
export type TravelPaper = (typeof travelPapers)[number];

interface City {
  code: string;
  country_code: string;
}

/** What of a journey its papers follow from. */
export interface PapersNeeded {
  start_city: City;
  destination_city: City;
  need_migration_docs: boolean;
}

/** Where who lives in Ecuador may go with the identity card (the Andean Community). */
const withIdentityCard = new Set(['BO', 'CO', 'PE']);

/** The cities of the islands: those of their region, and those that have the code of their airport. */
const inGalapagos = ({ code }: City): boolean => /^EC-(?:01-|(?:GPS|IBB|SCY)$)/.test(code);

/** The papers that a journey asks for (product 16.13). */
export function neededPapers({
  start_city: from,
  destination_city: to,
  need_migration_docs,
}: PapersNeeded): TravelPaper[] {
  const isAbroad = from.country_code !== to.country_code;
  const isAndean = from.country_code === 'EC' && withIdentityCard.has(to.country_code);
  const toGalapagos = inGalapagos(to) && !inGalapagos(from);
  const needed: Record<TravelPaper, boolean> = {
    minors: need_migration_docs,
    passport: isAbroad && !isAndean,
    'identity-card': isAbroad && isAndean,
    'galapagos-card': toGalapagos,
    'goods-declaration': toGalapagos,
  };
  return travelPapers.filter((paper) => needed[paper]);
}
