import { OPINION_DAYS } from '@bitacora/contracts/constants';
import { addDays, Aggregate, dayAt, NotFoundError } from '@bitacora/kernel';
import { cancel, type Cancellation, expectStanding, restore } from './cancellation.ts';
import type { Opinion, OpinionAsked } from './opinion.ts';
import type { PackageService } from './package-service.ts';

/** A city as everybody reads it: our code and its Spanish names. */
export interface JourneyCity {
  code: string;
  name: string;
  country: string;
  country_code: string;
}

/** The records that say to be attached to an item, by the item's id. */
export type Claims = ReadonlyMap<string, readonly string[]>;

/** A journey that the agency sold, with who travels and the services that were sold with it. */
export class Journey extends Aggregate {
  agency!: string;
  startCity!: JourneyCity;
  destinationCity!: JourneyCity;
  /** IANA zone of the destination: the clock of services that have no place of their own. */
  destinationTimeZone!: string;
  /** `YYYY-MM-DD`, like the other days. */
  travelDate!: string;
  /** Null: it ends with its last service. */
  returnDate: string | null = null;
  purchaseDate!: string;
  costCents!: number;
  travelDirection!: 'I' | 'IV';
  /** Id of the employee who advises. */
  travelAgent!: string;
  needMigrationDocs!: boolean;
  /** The passenger to whom messages about money go; null in journeys of before that was asked, until `CompleteHolders`. */
  holder: string | null = null;
  /** The day until which the balance is to be paid; null in journeys of before it was asked. */
  balanceDue: string | null = null;
  cancellation: Cancellation | null = null;
  /** Id of the designed package that it was sold from. */
  designedPackage: string | null = null;
  /** What the database has of the cancellation for its indexes. */
  isCancelled = false;
  /** Ids, in the order in which they were given. */
  passengers: string[] = [];
  services: PackageService[] = [];
  /** One of each passenger at most. */
  opinions: readonly Opinion[] = [];

  /** Throws RangeError on what no journey can be; what a person may get wrong is told before, field by field. */
  static book(details: JourneyDetails): Journey {
    expectPossible(details);
    return Object.assign(new Journey(), details);
  }

  /**
   * Has these details from now on; items that are not among its services any more are answered: they are gone. Throws
   * `conflict` when it is called off, RangeError as `book` does.
   */
  change(details: Partial<JourneyDetails>): PackageService[] {
    expectStanding(this);
    const before = this.services;
    expectPossible({ ...this, ...details });
    Object.assign(this, details);
    const stay = new Set(this.services.map(({ id }) => id));
    return before.filter(({ id }) => !stay.has(id));
  }

  /** Calls it off, or takes that back. Throws `conflict` when it is so already. */
  cancel(cancellation: Cancellation): void {
    cancel(this, cancellation);
    this.isCancelled = true;
  }

  restore(): void {
    restore(this);
    this.isCancelled = false;
  }

  /** The same with one item. Throws `not-found` without such an item, `conflict` when the whole journey is called off. */
  cancelService(packageService: string, cancellation: Cancellation): void {
    expectStanding(this);
    cancel(this.item(packageService), cancellation);
  }

  restoreService(packageService: string): void {
    expectStanding(this);
    restore(this.item(packageService));
  }

  /**
   * Makes every item show a record that claims it, whatever order the news came in; an item keeps its record while that
   * one still claims it. Answers whether anything changed.
   */
  reflect(claims: Claims): boolean {
    let changed = false;
    for (const item of this.services) {
      const claimants = claims.get(item.id) ?? [];
      if (item.record !== null && claimants.includes(item.record)) continue;
      const record = claimants[0] ?? null;
      changed ||= record !== item.record;
      item.record = record;
    }
    return changed;
  }

  /** Whether somebody who travels may say how it was: it has begun, stands, and is not long over (product 16.18). */
  takesOpinionOf({ passenger, until }: OpinionAsked, today: string): boolean {
    const last = until ?? addDays(this.returnDate ?? this.travelDate, OPINION_DAYS);
    const isNow = this.travelDate <= today && today <= last;
    return !this.isCancelled && isNow && this.passengers.includes(passenger);
  }

  opinionOf(passenger: string): Opinion | null {
    return this.opinions.find((one) => one.passenger === passenger) ?? null;
  }

  /**
   * The last word of a passenger holds; another one than before nobody has seen to yet. Answers whether it is news. Throws
   * `not-found` where none is taken.
   */
  giveOpinion(asked: OpinionAsked, rating: number, now: Date): boolean {
    const { passenger } = asked;
    if (!this.takesOpinionOf(asked, dayAt(now))) throw new NotFoundError();
    if (this.opinionOf(passenger)?.rating === rating) return false;
    this.setOpinion({ passenger, rating, at: now.toISOString(), attended: null });
    return true;
  }

  /** Answers whether nobody had seen to it before. Throws `not-found` when that passenger said nothing. */
  attendOpinion(passenger: string, attended: NonNullable<Opinion['attended']>): boolean {
    const opinion = this.opinionOf(passenger);
    if (!opinion) throw new NotFoundError();
    if (opinion.attended) return false;
    this.setOpinion({ ...opinion, attended });
    return true;
  }

  private setOpinion(opinion: Opinion): void {
    this.opinions = [...this.opinions.filter(({ passenger }) => passenger !== opinion.passenger), opinion];
  }

  private item(id: string): PackageService {
    const item = this.services.find((service) => service.id === id);
    if (!item) throw new NotFoundError();
    return item;
  }
}

function expectPossible(details: JourneyDetails): void {
  const { passengers, services, holder, travelDate, returnDate, travelDirection } = details;
  if (passengers.length === 0) throw new RangeError('nobody travels');
  if (new Set(passengers).size < passengers.length) throw new RangeError('a passenger travels twice');
  if (holder !== null && !passengers.includes(holder)) throw new RangeError('its holder does not travel');
  if (services.length === 0) throw new RangeError('a journey without services');
  if (new Set(services.map(({ id }) => id)).size < services.length) throw new RangeError('a service is sold twice');
  if (returnDate !== null && returnDate < travelDate) throw new RangeError('it ends before it starts');
  if (travelDirection === 'I' && services.some((service) => service.travelDirection === 'V')) {
    throw new RangeError('a one-way journey has no return');
  }
}

export type JourneyDetails = Pick<
  Journey,
  | 'id'
  | 'agency'
  | 'startCity'
  | 'destinationCity'
  | 'destinationTimeZone'
  | 'travelDate'
  | 'returnDate'
  | 'purchaseDate'
  | 'costCents'
  | 'travelDirection'
  | 'travelAgent'
  | 'needMigrationDocs'
  | 'holder'
  | 'balanceDue'
  | 'passengers'
  | 'services'
> &
  Partial<Pick<Journey, 'designedPackage'>>;
