import { createPayment, updatePayment, updatePaymentByBody } from '@bitacora/contracts';
import { type Answer, type Call, Commands, Endpoint, FileStore, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { Journeys } from '../references/journeys.ts';
import { RecordPayment } from '../use-cases/record-payment.ts';
import { UpdatePayment } from '../use-cases/update-payment.ts';
import { requiredFile } from './required-file.ts';

type Change = Pick<Call<typeof updatePayment>, 'body' | 'files' | 'caller'>;

@Controller()
export class PaymentsController {
  constructor(
    private readonly commands: Commands,
    private readonly journeys: Journeys,
    private readonly files: FileStore,
  ) {}

  @Endpoint(createPayment)
  async create(
    @ParsedCall() { body, files, caller }: Call<typeof createPayment>,
  ): Promise<Answer<typeof createPayment>> {
    await this.journeys.get(body.journey, caller.agency);
    return this.files.withUpload(files.voucher, (voucher) =>
      this.commands.execute(new RecordPayment(caller.agency, body, requiredFile('voucher', voucher))),
    );
  }

  @Endpoint(updatePayment)
  update(@ParsedCall() call: Call<typeof updatePayment>): Promise<Answer<typeof updatePayment>> {
    return this.change(call.params.id, call);
  }

  @Endpoint(updatePaymentByBody)
  updateByBody(@ParsedCall() call: Call<typeof updatePaymentByBody>): Promise<Answer<typeof updatePaymentByBody>> {
    return this.change(call.body.id, call);
  }

  private change(id: string, { body, files, caller }: Change): Promise<Answer<typeof updatePayment>> {
    return this.files.withUpload(files.voucher, (voucher) =>
      this.commands.execute(new UpdatePayment({ id, agency: caller.agency }, body, voucher)),
    );
  }
}
