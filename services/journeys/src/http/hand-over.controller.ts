import { getHandOver, handOver } from '@bitacora/contracts';
import { type Answer, type Call, Commands, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { WorkOfEmployees } from '../queries/work-of-employee.ts';
import { HandOverReferences } from '../references/hand-over-references.ts';
import { HandOver } from '../use-cases/hand-over.ts';

@Controller()
export class HandOverController {
  constructor(
    private readonly commands: Commands,
    private readonly work: WorkOfEmployees,
    private readonly references: HandOverReferences,
  ) {}

  @Endpoint(getHandOver)
  async count(
    @ParsedCall() { params: { id }, caller: { agency } }: Call<typeof getHandOver>,
  ): Promise<Answer<typeof getHandOver>> {
    await this.references.expectEmployee(id, agency);
    return this.work.count({ employee: id, agency });
  }

  @Endpoint(handOver, HandOverReferences)
  async handOver(
    @ParsedCall() { params: { id }, body, caller: { agency } }: Call<typeof handOver>,
  ): Promise<Answer<typeof handOver>> {
    await this.references.expectEmployee(id, agency);
    return this.commands.execute(new HandOver({ employee: id, agency }, body));
  }
}
