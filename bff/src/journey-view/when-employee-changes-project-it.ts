import type { EmployeeSnapshot, EventEnvelope } from '@bitacora/contracts';
import { type Consumer, Consumes } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { Projection } from '../projections/projection.ts';

type EmployeeEvent = 'identity.employee-created' | 'identity.employee-updated' | 'identity.employee-deactivated';

@Injectable()
@Consumes('identity.employee-created', 'identity.employee-updated', 'identity.employee-deactivated')
export class WhenEmployeeChangesProjectIt implements Consumer<EmployeeEvent> {
  constructor(private readonly projection: Projection) {}

  async handle(event: EventEnvelope<EmployeeSnapshot>): Promise<void> {
    const { id, agency } = event.data;
    if (!(await this.projection.apply('employees', event, { agency }))) return;
    await this.projection.markChanged(await this.projection.journeysOf('employees', id));
  }
}
