import { createRefund, voidRefund } from '@bitacora/contracts';
import { type Answer, type Call, Commands, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { NewRefundReferences } from '../references/refund-references.ts';
import { RecordRefund } from '../use-cases/record-refund.ts';
import { VoidRefund } from '../use-cases/void-refund.ts';

@Controller()
export class RefundsController {
  constructor(private readonly commands: Commands) {}

  @Endpoint(createRefund, NewRefundReferences)
  create(@ParsedCall() { body, files, caller }: Call<typeof createRefund>): Promise<Answer<typeof createRefund>> {
    return this.commands.execute(new RecordRefund(caller.agency, body, files));
  }

  @Endpoint(voidRefund)
  void(
    @ParsedCall() { params, body, caller: { agency } }: Call<typeof voidRefund>,
  ): Promise<Answer<typeof voidRefund>> {
    return this.commands.execute(new VoidRefund({ ...params, agency }, body));
  }
}
