import { employeeSnapshot, passengerSnapshot } from '@bitacora/contracts';
import { UnavailableError } from '@bitacora/kernel';
import { SnapshotReader } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { PeopleProjection } from '../persistence/people-projection.ts';

/**
 * Whom a journey is sold to was registered, deactivated or reactivated a moment ago, perhaps, and the event is on its way:
 * identity is asked for them as they are now. While it is away what its events told decides.
 */
@Injectable()
export class PeopleOfNow {
  constructor(
    private readonly people: PeopleProjection,
    private readonly snapshots: SnapshotReader,
  ) {}

  /** Who comes onto a journey, and its adviser where one is named. */
  async read(passengers: readonly string[], adviser: string | null): Promise<void> {
    try {
      await Promise.all([this.readPassengers(passengers), this.readEmployees(adviser === null ? [] : [adviser])]);
    } catch (error) {
      if (!(error instanceof UnavailableError)) throw error;
    }
  }

  private async readPassengers(ids: readonly string[]): Promise<void> {
    for (const { aggregate_version, data } of await this.some('passengers', ids)) {
      await this.people.applyPassenger(passengerSnapshot.parse(data), aggregate_version);
    }
  }

  private async readEmployees(ids: readonly string[]): Promise<void> {
    for (const { aggregate_id, aggregate_version, data } of await this.some('employees', ids)) {
      const { agency, is_active } = employeeSnapshot.parse(data);
      await this.people.applyEmployee(aggregate_id, aggregate_version, agency, is_active);
    }
  }

  private some(snapshots: 'passengers' | 'employees', ids: readonly string[]) {
    return this.snapshots.some({ service: 'identity', snapshots }, ids);
  }
}
