import { NotFoundError } from '@bitacora/kernel';
import { Database } from '@bitacora/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface FoundInvoice {
  journey: string;
  passenger: string | null;
}

/** What must be known of an invoice before it changes. Throws `not-found` for another agency's. */
export class FindInvoice extends Query<FoundInvoice> {
  constructor(
    readonly id: string,
    readonly agency: string,
  ) {
    super();
  }
}

@QueryHandler(FindInvoice)
export class FindInvoiceHandler implements IQueryHandler<FindInvoice> {
  constructor(private readonly database: Database) {}

  async execute({ id, agency }: FindInvoice): Promise<FoundInvoice> {
    const [invoice] = await this.database.query<FoundInvoice>(
      `select journey, passenger from invoices where id = ? and agency = ?`,
      [id, agency],
    );
    if (!invoice) throw new NotFoundError();
    return invoice;
  }
}
