import type { EmployeeSnapshot, EventEnvelope } from '@bitacora/contracts';
import { type Consumer, Consumes } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { KnownPeople } from '../persistence/known-people.ts';

type EmployeeEvent = 'identity.employee-created' | 'identity.employee-updated' | 'identity.employee-deactivated';

@Injectable()
@Consumes('identity.employee-created', 'identity.employee-updated', 'identity.employee-deactivated')
export class WhenEmployeeChangesKnowThem implements Consumer<EmployeeEvent> {
  constructor(private readonly known: KnownPeople) {}

  async handle({ aggregate_version, data }: EventEnvelope<EmployeeSnapshot>): Promise<void> {
    await this.known.applyEmployee(data.id, aggregate_version, data.agency, data.is_active);
  }
}
