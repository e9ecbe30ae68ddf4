import {
  type BillingEntry,
  billingTotals,
  choiceLabel,
  exportBilling,
  listBilling,
  listOverdueBalances,
  pathOf,
} from '@bitacora/contracts';
import { billingMessages } from '@bitacora/contracts/messages';
import {
  type Answer,
  type Call,
  type CsvColumns,
  Endpoint,
  listAnswer,
  ownAgency,
  ParsedCall,
} from '@bitacora/platform';
import { fullName } from '@bitacora/kernel/full-name';
import { Controller, type StreamableFile } from '@nestjs/common';
import { ListFiles } from '../staff-lists/list-files.ts';
import { ListTurns } from '../staff-lists/list-turns.ts';
import { BillingList } from './billing-list.ts';
import { OverdueBalances } from './overdue-balances.ts';

const { kinds, states, voided: voidedOf, close } = billingMessages;

const closeColumns: CsvColumns<BillingEntry> = {
  [close.date]: ({ date }) => date,
  [close.kind]: ({ kind }) => kinds[kind],
  [close.number]: ({ number }) => number,
  [close.journey]: ({ destination_city, travel_date, journey_id }) =>
    destination_city && travel_date ? `${destination_city.name}, ${travel_date}` : journey_id,
  [close.idNumber]: ({ holder }) => holder?.id_number ?? null,
  [close.holder]: ({ holder }) => holder && fullName(holder),
  [close.method]: ({ method }) => method && choiceLabel('payment_methods', method),
  // A refund is money that left.
  [close.amount]: ({ kind, amount }) => ({ dollars: kind === 'refund' ? -amount : amount }),
  [close.state]: ({ kind, voided }) => (voided ? voidedOf[kind] : states.valid),
};

/** What Facturación reads: everything that was billed, what of it counts, and what is overdue. */
@Controller()
export class BillingController {
  constructor(
    private readonly list: BillingList,
    private readonly overdue: OverdueBalances,
    private readonly files: ListFiles,
    private readonly turns: ListTurns,
  ) {}

  @Endpoint(listBilling)
  async entries(
    @ParsedCall() { params, query, caller, reply }: Call<typeof listBilling>,
  ): Promise<Answer<typeof listBilling>> {
    const ruc = ownAgency(params, caller);
    const page = await this.turns.read(caller, () => this.list.page(ruc, query, query));
    return listAnswer(page, query, pathOf(listBilling, { ruc }), reply);
  }

  @Endpoint(billingTotals)
  async totals(
    @ParsedCall() { params, query, caller }: Call<typeof billingTotals>,
  ): Promise<Answer<typeof billingTotals>> {
    const ruc = ownAgency(params, caller);
    const [totals, overdue] = await this.turns.read(caller, () =>
      Promise.all([this.list.totals(ruc, query), this.overdue.total(ruc, query)]),
    );
    return { ...totals, overdue };
  }

  @Endpoint(listOverdueBalances)
  async overdueBalances(
    @ParsedCall() { params, query, caller, reply }: Call<typeof listOverdueBalances>,
  ): Promise<Answer<typeof listOverdueBalances>> {
    const ruc = ownAgency(params, caller);
    const page = await this.turns.read(caller, () => this.overdue.page(ruc, query, query));
    return listAnswer(page, query, pathOf(listOverdueBalances, { ruc }), reply);
  }

  @Endpoint(exportBilling)
  async export(@ParsedCall() { params, query, caller }: Call<typeof exportBilling>): Promise<StreamableFile> {
    const agency = ownAgency(params, caller);
    const { month, sort: _, ...narrowed } = query;
    const isWhole = Object.values(narrowed).every((value) => value === undefined);
    // A close that lacks something does not pass for a whole one.
    const list = ['facturacion', month, isWhole ? null : 'filtrado'].filter(Boolean).join('-');
    const about = { agency, list, filters: query };
    return this.files.make(about, closeColumns, this.turns.batches(caller, this.list.all(agency, query)));
  }
}
