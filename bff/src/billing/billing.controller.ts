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
import { type Answer, type Call, Endpoint, listAnswer, ownAgency, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { type ExportedList, Exports } from '../exports/exports.ts';
import { BillingList } from './billing-list.ts';
import { OverdueBalances } from './overdue-balances.ts';

const { kinds, states, close } = billingMessages;

const closeColumns: ExportedList<BillingEntry>['columns'] = [
  { label: close.date, value: ({ date }) => date },
  { label: close.kind, value: ({ kind }) => kinds[kind] },
  { label: close.number, value: ({ number }) => number },
  {
    label: close.journey,
    value: ({ destination_city, travel_date, journey_id }) =>
      destination_city && travel_date ? `${destination_city.name}, ${travel_date}` : journey_id,
  },
  { label: close.idNumber, value: ({ holder }) => holder?.id_number ?? null },
  { label: close.holder, value: ({ holder }) => holder && `${holder.first_name} ${holder.last_name}` },
  { label: close.method, value: ({ method }) => method && choiceLabel('payment_methods', method) },
  { label: close.amount, value: ({ amount }) => amount.toFixed(2).replace('.', ',') },
  { label: close.state, value: ({ voided }) => states[voided ? 'voided' : 'valid'] },
];

/** What Facturación reads: everything that was billed, what of it counts, and what is overdue. */
@Controller()
export class BillingController {
  constructor(
    private readonly list: BillingList,
    private readonly overdue: OverdueBalances,
    private readonly exports: Exports,
  ) {}

  @Endpoint(listBilling)
  async entries(
    @ParsedCall() { params, query, caller, reply }: Call<typeof listBilling>,
  ): Promise<Answer<typeof listBilling>> {
    const ruc = ownAgency(params, caller);
    return listAnswer(await this.list.page(ruc, query, query), query, pathOf(listBilling, { ruc }), reply);
  }

  @Endpoint(billingTotals)
  async totals(
    @ParsedCall() { params, query, caller }: Call<typeof billingTotals>,
  ): Promise<Answer<typeof billingTotals>> {
    const ruc = ownAgency(params, caller);
    const [totals, overdue] = await Promise.all([this.list.totals(ruc, query), this.overdue.total(ruc, query.adviser)]);
    return { ...totals, overdue };
  }

  @Endpoint(listOverdueBalances)
  async overdueBalances(
    @ParsedCall() { params, query, caller, reply }: Call<typeof listOverdueBalances>,
  ): Promise<Answer<typeof listOverdueBalances>> {
    const ruc = ownAgency(params, caller);
    const page = await this.overdue.page(ruc, query.adviser, query);
    return listAnswer(page, query, pathOf(listOverdueBalances, { ruc }), reply);
  }

  @Endpoint(exportBilling)
  async close(@ParsedCall() { params, query, caller, reply }: Call<typeof exportBilling>): Promise<string> {
    const rows = await this.list.ofMonth(ownAgency(params, caller), query);
    const file = {
      name: 'billing',
      fileName: `facturacion-${query.month}`,
      columns: closeColumns,
      rows,
      filters: query,
    };
    return this.exports.answer(file, caller, reply);
  }
}
