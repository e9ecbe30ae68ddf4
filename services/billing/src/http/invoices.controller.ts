import { createInvoice, updateInvoice, updateInvoiceByBody, voidInvoice } from '@bitacora/contracts';
import { type Answer, type Call, Commands, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { InvoiceChangeReferences, NewInvoiceReferences } from '../references/invoice-references.ts';
import { IssueInvoice } from '../use-cases/issue-invoice.ts';
import { UpdateInvoice } from '../use-cases/update-invoice.ts';
import { VoidInvoice } from '../use-cases/void-invoice.ts';

@Controller()
export class InvoicesController {
  constructor(private readonly commands: Commands) {}

  @Endpoint(createInvoice, NewInvoiceReferences)
  create(@ParsedCall() { body, files, caller }: Call<typeof createInvoice>): Promise<Answer<typeof createInvoice>> {
    return this.commands.execute(new IssueInvoice(caller.agency, body, files));
  }

  @Endpoint(updateInvoice, InvoiceChangeReferences)
  update(
    @ParsedCall() { params: { id }, body, files, caller: { agency } }: Call<typeof updateInvoice>,
  ): Promise<Answer<typeof updateInvoice>> {
    return this.commands.execute(new UpdateInvoice({ id, agency }, body, files));
  }

  @Endpoint(updateInvoiceByBody, InvoiceChangeReferences)
  updateByBody(
    @ParsedCall() { body: { id, ...body }, files, caller: { agency } }: Call<typeof updateInvoiceByBody>,
  ): Promise<Answer<typeof updateInvoiceByBody>> {
    return this.commands.execute(new UpdateInvoice({ id, agency }, body, files));
  }
  @Endpoint(voidInvoice)
  void(
    @ParsedCall() { params, body, caller: { agency } }: Call<typeof voidInvoice>,
  ): Promise<Answer<typeof voidInvoice>> {
    return this.commands.execute(new VoidInvoice({ ...params, agency }, body));
  }
}
