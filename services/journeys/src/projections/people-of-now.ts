import { employeeSnapshot, passengerSnapshot } from '@bitacora/contracts';
import { UnavailableError } from '@bitacora/kernel';
import { SnapshotReader } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import { type PeopleOfJourney, PeopleProjection } from '../persistence/people-projection.ts';

const LONGEST_WAIT_MILLISECONDS = 1000;
const LOOK_EVERY_MILLISECONDS = 25;

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
  async read(people: PeopleOfJourney): Promise<void> {
    const { passengers, travelAgent } = people;
    try {
      const advisers = travelAgent === null ? [] : [travelAgent];
      const known = await Promise.all([this.readPassengers(passengers), this.readEmployees(advisers)]);
      if (known.includes(false)) await this.waitForEvents(people);
    } catch (error) {
      if (!(error instanceof UnavailableError)) throw error;
    }
  }

  private async readPassengers(ids: readonly string[]): Promise<boolean> {
    const found = await this.some('passengers', ids);
    for (const { aggregate_version, data } of found ?? []) {
      await this.people.applyPassenger(passengerSnapshot.parse(data), aggregate_version);
    }
    return found !== null;
  }

  private async readEmployees(ids: readonly string[]): Promise<boolean> {
    const found = await this.some('employees', ids);
    for (const { aggregate_id, aggregate_version, data } of found ?? []) {
      const { agency, is_active } = employeeSnapshot.parse(data);
      await this.people.applyEmployee(aggregate_id, aggregate_version, agency, is_active);
    }
    return found !== null;
  }

  private some(snapshots: 'passengers' | 'employees', ids: readonly string[]) {
    return this.snapshots.some({ service: 'identity', snapshots }, ids);
  }

  /** What an identity of the former release cannot be asked, its events tell in a moment. The next release drops it. */
  private async waitForEvents(people: PeopleOfJourney): Promise<void> {
    const deadline = performance.now() + LONGEST_WAIT_MILLISECONDS;
    while (performance.now() < deadline) {
      const missing = await this.people.missing(people);
      if (missing.passengers.length + missing.deactivated.length === 0 && !missing.travelAgent) return;
      await wait(LOOK_EVERY_MILLISECONDS);
    }
  }
}
