import {
  type DesignedPackageAnswer,
  type EmployeeAnswer,
  type JourneyView,
  type ServiceKind,
  serviceKind,
  type WebQuote,
} from '@bitacora/contracts';
import { readDollars } from '@bitacora/kernel';
import { z } from 'zod';
import { inGroupOrder, type SoldService, soldService } from '../../../lib/journeys/sold-services.ts';
import { type Traveller, traveller } from '../../../lib/passengers/traveller.ts';
import { type ChosenCity, chosenCity, chosenCityOf } from '../../../ui/search/chosen-city.ts';
import { words } from '../words.ts';

/** A journey as the form holds it, and as a tab keeps it that is not saved yet. */
export const journeyShape = z.object({
  passengers: z.array(traveller),
  /** Empty: by the rule (product 5.9). */
  holder: z.string(),
  start_city: chosenCity,
  destination_city: chosenCity,
  travel_direction: z.enum(['I', 'IV']),
  travel_date: z.string(),
  return_date: z.string(),
  need_migration_docs: z.boolean(),
  services: z.array(soldService),
  cost: z.string(),
  purchase_date: z.string(),
  /** Empty: by the rule (product 8.5). */
  balance_due: z.string(),
  travel_agent: z.string(),
  /** The designed package that it is sold from; empty without one. */
  package: z.string(),
  /** The quote that it is made of; empty without one. */
  quote: z.string(),
});
export type JourneyValues = z.infer<typeof journeyShape>;

const noCity: ChosenCity = { country_code: 'EC', code: '', name: '' };
/** Where most journeys of the agency begin. */
const guayaquil: ChosenCity = { country_code: 'EC', code: 'EC-GYE', name: 'Guayaquil' };

/** A journey that nobody has written yet, sold today by this employee. */
export const emptyJourney = (today: string, employee: string): JourneyValues => ({
  passengers: [],
  holder: '',
  start_city: guayaquil,
  destination_city: noCity,
  travel_direction: 'IV',
  travel_date: '',
  return_date: '',
  need_migration_docs: false,
  services: [],
  cost: '',
  purchase_date: today,
  balance_due: '',
  travel_agent: employee,
  package: '',
  quote: '',
});

/** With these people among those who travel. */
export function withTravellers(values: JourneyValues, people: readonly Traveller[]): JourneyValues {
  const known = new Set(values.passengers.map(({ id }) => id));
  return { ...values, passengers: [...values.passengers, ...people.filter(({ id }) => !known.has(id))] };
}

/** The body of `createJourney`. */
export function journeyBodyOf({ passengers, holder, start_city, destination_city, services, ...rest }: JourneyValues) {
  const ids = passengers.map(({ id }) => id);
  return {
    ...rest,
    passengers: ids,
    // Who was named and does not travel any more is nobody's holder.
    holder: ids.includes(holder) ? holder : '',
    start_city: start_city.code,
    destination_city: destination_city.code,
    travel_agent: rest.travel_agent || undefined,
    services: inGroupOrder(services).map((service, order) => ({ ...service, order })),
  };
}

/** The body of `updateJourney`: what is empty stays as it is, but for a return that is not fixed. */
export function soldJourneyBodyOf(values: JourneyValues) {
  const { services: _, package: __, quote: ___, holder, balance_due, travel_agent, ...rest } = journeyBodyOf(values);
  return {
    ...rest,
    return_date: rest.return_date || null,
    ...(holder && { holder }),
    ...(balance_due && { balance_due }),
    ...(travel_agent && { travel_agent }),
  };
}

/** The price of a package for all who travel, as the field of money takes it. */
export const packageCost = ({ price }: DesignedPackageAnswer, people: number): number =>
  Math.round(price * 100 * Math.max(people, 1)) / 100;

/** What is typed, without a cost that is that of the package which is chosen. */
export const withoutPackage = (values: JourneyValues, former: DesignedPackageAnswer | undefined): JourneyValues => ({
  ...values,
  package: '',
  cost: former && readDollars(values.cost) === packageCost(former, values.passengers.length) ? '' : values.cost,
});

/** What is typed, with where a package goes and what is in it; a cost that was typed stays. */
export const withPackage = (values: JourneyValues, designed: DesignedPackageAnswer): JourneyValues => ({
  ...values,
  package: designed.id,
  destination_city: chosenCityOf(designed.destination_city),
  travel_direction: designed.travel_direction,
  services: designed.services.map(({ kind, travel_direction }) => ({ kind, travel_direction })),
  cost: values.cost || String(packageCost(designed, values.passengers.length)),
});

/** What is sold again of a journey: what was called off is not. */
export const standingOf = ({ services }: JourneyView) => services.filter(({ cancellation }) => !cancellation);

/** A stored journey in the form. */
export function journeyValuesOf(view: JourneyView): JourneyValues {
  return {
    passengers: view.passengers.map(({ id, first_name, last_name, birth_date = null }) => {
      return { id, first_name, last_name, id_number: null, passport: null, birth_date };
    }),
    holder: view.holder ?? '',
    start_city: chosenCityOf(view.start_city),
    destination_city: chosenCityOf(view.destination_city),
    travel_direction: view.travel_direction,
    travel_date: view.travel_date,
    return_date: view.return_date ?? '',
    need_migration_docs: view.need_migration_docs,
    services: standingOf(view).map(({ kind, travel_direction }) => ({ kind, travel_direction })),
    cost: String(view.cost ?? ''),
    purchase_date: view.purchase_date,
    balance_due: view.balance_due ?? '',
    travel_agent: view.travel_agent?.id ?? '',
    package: '',
    quote: '',
  };
}

/** What is typed, with what is sold again of another journey: all but its days, and its people where they are wanted. */
export function withCopyOf(values: JourneyValues, view: JourneyView, isWithPassengers: boolean): JourneyValues {
  const { start_city, destination_city, travel_direction, need_migration_docs, services, cost, ...copied } =
    journeyValuesOf(view);
  const known = new Map(values.passengers.map((traveller) => [traveller.id, traveller]));
  const people = isWithPassengers
    ? { passengers: copied.passengers.map((one) => known.get(one.id) ?? one), holder: copied.holder }
    : {};
  return {
    ...values,
    ...people,
    start_city,
    destination_city,
    travel_direction,
    need_migration_docs,
    services,
    cost,
    package: '',
  };
}

/** A kind that was proposed is sold once, or there and back. */
const soldOf = ({ kind }: { kind: ServiceKind }): SoldService[] =>
  serviceKind(kind).hasDirection
    ? [
        { kind, travel_direction: 'I' },
        { kind, travel_direction: 'V' },
      ]
    : [{ kind, travel_direction: null }];

/** What is typed, with all that a quote says of the journey; who answers it sells it, while he or she may. */
export function withQuote(values: JourneyValues, quote: WebQuote, advisers: readonly EmployeeAnswer[]): JourneyValues {
  const proposal = quote.proposals.at(-1);
  const owner = advisers.find(({ id, is_active }) => id === quote.owner && is_active);
  return {
    ...values,
    destination_city: { country_code: quote.country, code: '', name: '' },
    travel_date: quote.travel_date,
    services: proposal?.services.flatMap(soldOf) ?? [],
    cost: proposal ? String(proposal.price) : '',
    travel_agent: owner?.id ?? values.travel_agent,
    quote: quote.id,
  };
}

/** The fields in the order of the screen, each as its label says it. */
export const journeyLabels = {
  passengers: words.people.title,
  holder: words.people.holder,
  start_city: words.route.start,
  destination_city: words.route.destination,
  travel_direction: words.route.direction,
  travel_date: words.route.travelDate,
  return_date: words.route.returnDate,
  need_migration_docs: words.route.documents,
  services: words.services.title,
  cost: words.sale.cost,
  purchase_date: words.sale.purchaseDate,
  balance_due: words.sale.balanceDue,
  travel_agent: words.sale.adviser,
  package: words.from.package,
} as const satisfies Record<Exclude<keyof JourneyValues, 'quote'>, string>;

/** Of which field of the form a path of the server speaks: all of a list's are the list's. */
export function journeyField(path: string): string | null {
  const [field = ''] = path.split('.');
  return field in journeyLabels ? field : null;
}
