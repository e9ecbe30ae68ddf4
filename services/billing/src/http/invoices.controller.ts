import { createInvoice, updateInvoice, updateInvoiceByBody } from '@bitacora/contracts';
import { type Answer, type Call, Commands, Endpoint, FileStore, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Travellers } from '../domain/invoice.ts';
import { FindInvoice } from '../queries/find-invoice.ts';
import { Journeys } from '../references/journeys.ts';
import { IssueInvoice } from '../use-cases/issue-invoice.ts';
import { UpdateInvoice } from '../use-cases/update-invoice.ts';
import { requiredFile } from './required-file.ts';

type Change = Pick<Call<typeof updateInvoice>, 'body' | 'files' | 'caller'>;

@Controller()
export class InvoicesController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly journeys: Journeys,
    private readonly files: FileStore,
  ) {}

  @Endpoint(createInvoice)
  async create(
    @ParsedCall() { body, files, caller }: Call<typeof createInvoice>,
  ): Promise<Answer<typeof createInvoice>> {
    const { passengers } = await this.journeys.get(body.journey, caller.agency);
    return this.files.withUpload(files.file, (file) =>
      this.commands.execute(new IssueInvoice(caller.agency, body, passengers, requiredFile('file', file))),
    );
  }

  @Endpoint(updateInvoice)
  update(@ParsedCall() call: Call<typeof updateInvoice>): Promise<Answer<typeof updateInvoice>> {
    return this.change(call.params.id, call);
  }

  @Endpoint(updateInvoiceByBody)
  updateByBody(@ParsedCall() call: Call<typeof updateInvoiceByBody>): Promise<Answer<typeof updateInvoiceByBody>> {
    return this.change(call.body.id, call);
  }

  private async change(id: string, { body, files, caller }: Change): Promise<Answer<typeof updateInvoice>> {
    const target = { id, agency: caller.agency };
    const travellers = await this.travellersFor(target, body.passenger ?? null);
    return this.files.withUpload(files.file, (file) =>
      this.commands.execute(new UpdateInvoice(target, body, travellers, file)),
    );
  }

  /** Journeys is asked only for another passenger than the present one. */
  private async travellersFor(
    target: { id: string; agency: string },
    passenger: string | null,
  ): Promise<Travellers | null> {
    const invoice = await this.queries.execute(new FindInvoice(target.id, target.agency));
    if (passenger === null || passenger === invoice.passenger) return null;
    return (await this.journeys.get(invoice.journey, target.agency)).passengers;
  }
}
