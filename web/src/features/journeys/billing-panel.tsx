import { type BilledJourney, choiceLabel, type JourneyView, showsAmounts, type ViewInvoice } from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';
import { DocumentTextIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { agencyDayOf, day } from '../../lib/times.ts';
import { useSaidToday } from '../../lib/use-said-today.ts';
import { Badge } from '../../ui/badge.tsx';
import { DisclosureSection } from '../../ui/disclosure-section.tsx';
import { Money } from '../../ui/money.tsx';
import { textLinkStyle } from '../../ui/text-link.tsx';
import { BillingTable } from './billing-table.tsx';
import { OfflinePapers, PaperLink } from './paper-link.tsx';
import type { StaffTools } from './staff-tools.ts';
import { words } from './words.ts';

const { billing: messages, yes, no, withoutFile } = words;

function FileLink({ href, label }: { href: string | null; label: string }) {
  if (!href) return <span className="text-ink-soft">{withoutFile}</span>;
  return (
    <PaperLink href={href} className={`inline-flex min-h-11 items-center gap-2 ${textLinkStyle}`}>
      <DocumentTextIcon aria-hidden className="size-5 shrink-0" />
      {label}
    </PaperLink>
  );
}

interface SectionProps {
  title: string;
  /** What to say when there is none. */
  empty: string | null;
  action: ReactNode;
  children: ReactNode;
}

function Section({ title, empty, action, children }: SectionProps) {
  return (
    <DisclosureSection header={<span className="font-semibold">{title}</span>} isOpenAtFirst>
      {empty ? <p className="text-ink-soft">{empty}</p> : children}
      {action && <div className="pt-3 print:hidden">{action}</div>}
    </DisclosureSection>
  );
}

/** An amount; of what was voided struck through, and said so. */
function Amount({ dollars, voided }: { dollars: number; voided: string | null }) {
  if (voided === null) return <Money dollars={dollars} />;
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-2">
      <s className="text-ink-soft">
        <Money dollars={dollars} />
      </s>
      <Badge tone="bad">{voided}</Badge>
    </span>
  );
}

/** On a phone it stands small behind what it is the day of. */
const Day = ({ date }: { date: string }) => (
  <span className="whitespace-nowrap max-md:not-print:text-small max-md:not-print:text-ink-soft">
    {day(date, useSaidToday())}
  </span>
);

interface Noted {
  reason?: string;
  voided: ViewInvoice['voided'];
}

/** What is to be said of a record besides: why it is, and why it is not counted any more. */
const noteOf = ({ reason, voided }: Noted, voidedText: string, said: string | null): string =>
  [
    reason && messages.because(reason),
    voided && messages.voidedOn(voidedText, agencyDayOf(voided.at, said), voided.reason),
  ]
    .filter(Boolean)
    .join(' ');

const date = { label: messages.date, part: 'head' } as const;
const method = { label: messages.method, part: 'named' } as const;
const amountAndFile = [
  { label: messages.value, part: 'amount' },
  { label: messages.document, part: 'file' },
] as const;

interface ListProps {
  journey: BilledJourney;
  staff: StaffTools | null;
}

function Invoices({ journey, staff }: ListProps) {
  const said = useSaidToday();
  return (
    <BillingTable
      caption={messages.invoices}
      columns={[
        date,
        { label: messages.personal, part: 'detail' },
        { label: messages.passenger, part: 'detail' },
        ...amountAndFile,
      ]}
      rows={journey.invoices.map((invoice) => ({
        id: invoice.id,
        name: invoice.number ?? messages.invoice,
        number: invoice.number,
        cells: [
          <Day key="day" date={invoice.creation_date} />,
          invoice.is_passenger_invoice ? yes : no,
          invoice.passenger ? fullName(invoice.passenger) : messages.withoutPassenger,
          <Amount key="value" dollars={invoice.total_cost} voided={invoice.voided && messages.voidedInvoice} />,
          <FileLink key="file" href={invoice.file} label={messages.seeInvoice} />,
        ],
        note: noteOf(invoice, messages.voidedInvoice, said),
        tools: staff?.invoice(journey, invoice),
      }))}
    />
  );
}

function Payments({ journey, staff }: ListProps) {
  const said = useSaidToday();
  return (
    <BillingTable
      caption={messages.payments}
      columns={[date, method, ...amountAndFile]}
      rows={journey.payments.map((payment) => ({
        id: payment.id,
        name: choiceLabel('payment_methods', payment.method),
        number: payment.number,
        cells: [
          <Day key="day" date={payment.creation_date} />,
          choiceLabel('payment_methods', payment.method),
          <Amount key="value" dollars={payment.value} voided={payment.voided && messages.voidedPayment} />,
          <FileLink key="file" href={payment.voucher} label={messages.seePayment} />,
        ],
        note: noteOf(payment, messages.voidedPayment, said),
        tools: staff?.payment(journey, payment),
      }))}
    />
  );
}

function Refunds({ journey, staff }: ListProps) {
  const said = useSaidToday();
  return (
    <BillingTable
      caption={messages.refunds}
      columns={[date, method, ...amountAndFile]}
      rows={journey.refunds.map((refund) => ({
        id: refund.id,
        name: choiceLabel('payment_methods', refund.method),
        number: refund.number,
        cells: [
          <Day key="day" date={refund.date} />,
          choiceLabel('payment_methods', refund.method),
          <Amount key="value" dollars={refund.amount} voided={refund.voided && messages.voidedRefund} />,
          <FileLink key="file" href={refund.voucher} label={messages.seeRefund} />,
        ],
        note: noteOf(refund, messages.voidedRefund, said),
        tools: staff?.refund(journey, refund),
      }))}
    />
  );
}

/** 'Facturación': a traveller sees what there is; staff who see amounts always see invoices and payments, with the way to add. */
export function BillingPanel({ journey, staff }: Pick<ListProps, 'staff'> & { journey: JourneyView }) {
  if (!showsAmounts(journey)) return null;
  const { invoices, payments, refunds, paid } = journey;
  const mayRefund = staff !== null && paid > 0;
  if (!staff && invoices.length + payments.length + refunds.length === 0) return null;
  return (
    <section aria-labelledby="facturacion">
      {/* Saldos vencidos leads here. */}
      <h2 id="facturacion" tabIndex={-1} className="scroll-mt-24 text-subtitle font-bold">
        {messages.heading}
      </h2>
      {[...invoices.map(({ file }) => file), ...[...payments, ...refunds].map(({ voucher }) => voucher)].some(
        Boolean,
      ) && <OfflinePapers areMailed={false} className="mt-1" />}
      <div className="mt-3 grid gap-3 print:mt-2 print:gap-2">
        {(staff || invoices.length > 0) && (
          <Section
            title={messages.invoices}
            empty={invoices.length ? null : messages.noInvoices}
            action={staff?.invoice(journey)}
          >
            <Invoices {...{ journey, staff }} />
          </Section>
        )}
        {(staff || payments.length > 0) && (
          <Section
            title={messages.payments}
            empty={payments.length ? null : messages.noPayments}
            action={staff?.payment(journey)}
          >
            <Payments {...{ journey, staff }} />
          </Section>
        )}
        {(mayRefund || refunds.length > 0) && (
          <Section
            title={messages.refunds}
            empty={refunds.length ? null : messages.noRefunds}
            action={mayRefund && staff.refund(journey)}
          >
            <Refunds {...{ journey, staff }} />
          </Section>
        )}
      </div>
    </section>
  );
}
