import type { ServiceKind } from '@bitacora/contracts';
import { conflict } from '@bitacora/contracts/messages';
import { Aggregate, type Cents } from '@bitacora/kernel';
import type { JourneyCity } from './journey.ts';
import type { PackageServiceDirection } from './package-service.ts';

/** A service of a designed package; it becomes a package service of each journey that is sold from it. */
export interface DesignedService {
  kind: ServiceKind;
  travel_direction: PackageServiceDirection | null;
  order: number;
}

export interface DesignedPackageDetails {
  name: string;
  destinationCity: JourneyCity;
  travelDirection: 'I' | 'IV';
  priceCents: Cents;
  /** `YYYY-MM-DD`: the first and the last day on which it is sold; null: without such a bound. */
  availableFrom: string | null;
  availableUntil: string | null;
  services: DesignedService[];
}

/** What the agency designed to be sold as it is. Journeys copy its services: a change of it changes none of them. */
export class DesignedPackage extends Aggregate implements DesignedPackageDetails {
  agency!: string;
  name!: string;
  destinationCity!: JourneyCity;
  travelDirection!: 'I' | 'IV';
  priceCents!: Cents;
  availableFrom: string | null = null;
  availableUntil: string | null = null;
  services!: DesignedService[];
  /** Nothing is sold from it since then. */
  withdrawnAt: Date | null = null;

  /** Throws RangeError on what no package can be; what a person may get wrong is told before, field by field. */
  static design(details: DesignedPackageDetails & { id: string; agency: string }): DesignedPackage {
    expectPossible(details);
    return Object.assign(new DesignedPackage(), details);
  }

  /** Throws RangeError as `design` does. */
  change(details: Partial<DesignedPackageDetails>): void {
    expectPossible({ ...this, ...details });
    Object.assign(this, details);
  }

  withdraw(now: Date): void {
    this.withdrawnAt = now;
  }

  /** Throws `conflict` when it is not withdrawn. */
  restore(): void {
    if (this.withdrawnAt === null) throw conflict('not_withdrawn');
    this.withdrawnAt = null;
  }
}

function expectPossible(details: DesignedPackageDetails): void {
  const { services, travelDirection, availableFrom, availableUntil } = details;
  if (services.length === 0) throw new RangeError('a package without services');
  if (availableFrom !== null && availableUntil !== null && availableUntil < availableFrom) {
    throw new RangeError('it is sold until before it is sold');
  }
  if (travelDirection === 'I' && services.some((service) => service.travel_direction === 'V')) {
    throw new RangeError('a one-way package has no return');
  }
}
