import type { EmployeeSnapshot, EventEnvelope } from '@bitacora/contracts';
import { Consumes, type Consumer } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { Projections } from '../persistence/projections.ts';

type Changes = 'identity.employee-created' | 'identity.employee-updated' | 'identity.employee-deactivated';

@Injectable()
@Consumes('identity.employee-created', 'identity.employee-updated', 'identity.employee-deactivated')
export class WhenEmployeeChangesProjectIt implements Consumer<Changes> {
  constructor(private readonly projections: Projections) {}

  async handle(event: EventEnvelope<EmployeeSnapshot>): Promise<void> {
    await this.projections.apply('employees', event);
  }
}
