import { createPayment, updatePayment, updatePaymentByBody, voidPayment } from '@bitacora/contracts';
import { type Answer, type Call, Commands, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { NewPaymentReferences, PaymentChangeReferences } from '../references/payment-references.ts';
import { RecordPayment } from '../use-cases/record-payment.ts';
import { UpdatePayment } from '../use-cases/update-payment.ts';
import { VoidPayment } from '../use-cases/void-payment.ts';

@Controller()
export class PaymentsController {
  constructor(private readonly commands: Commands) {}

  @Endpoint(createPayment, NewPaymentReferences)
  create(@ParsedCall() { body, files, caller }: Call<typeof createPayment>): Promise<Answer<typeof createPayment>> {
    return this.commands.execute(new RecordPayment(caller.agency, body, files));
  }

  @Endpoint(updatePayment, PaymentChangeReferences)
  update(
    @ParsedCall() { params: { id }, body, files, caller: { agency } }: Call<typeof updatePayment>,
  ): Promise<Answer<typeof updatePayment>> {
    return this.commands.execute(new UpdatePayment({ id, agency }, body, files));
  }

  @Endpoint(updatePaymentByBody, PaymentChangeReferences)
  updateByBody(
    @ParsedCall() { body: { id, ...body }, files, caller: { agency } }: Call<typeof updatePaymentByBody>,
  ): Promise<Answer<typeof updatePaymentByBody>> {
    return this.commands.execute(new UpdatePayment({ id, agency }, body, files));
  }
  @Endpoint(voidPayment)
  void(
    @ParsedCall() { params, body, caller: { agency } }: Call<typeof voidPayment>,
  ): Promise<Answer<typeof voidPayment>> {
    return this.commands.execute(new VoidPayment({ ...params, agency }, body));
  }
}
