import type { EmployeeSnapshot, EventEnvelope } from '@bitacora/contracts';
import { type Consumer, Consumes } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { PeopleProjection } from '../persistence/people-projection.ts';

type EmployeeEvent = 'identity.employee-created' | 'identity.employee-updated' | 'identity.employee-deactivated';

@Injectable()
@Consumes('identity.employee-created', 'identity.employee-updated', 'identity.employee-deactivated')
export class WhenEmployeeChangesProjectIt implements Consumer<EmployeeEvent> {
  constructor(private readonly people: PeopleProjection) {}

  async handle({ aggregate_version, data }: EventEnvelope<EmployeeSnapshot>): Promise<void> {
    await this.people.applyEmployee(data.id, aggregate_version, data.agency, data.is_active);
  }
}
