import { choiceLabel, type JourneyView } from '@bitacora/contracts';
import { mediumDay } from '@bitacora/kernel/dates';
import { DocumentTextIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { DisclosureSection } from '../../ui/disclosure-section.tsx';
import { Money } from '../../ui/money.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { textLinkStyle } from '../../ui/text-link.tsx';
import { BillingTable } from './billing-table.tsx';
import type { StaffTools } from './staff-tools.ts';
import { words } from './words.ts';

const { billing: messages, yes, no, withoutFile } = words;

function FileLink({ href, label }: { href: string | null; label: string }) {
  if (!href) return <span className="text-ink-soft">{withoutFile}</span>;
  return (
    <NewTabLink href={href} className={`inline-flex min-h-11 items-center gap-2 ${textLinkStyle}`}>
      <DocumentTextIcon aria-hidden className="size-5 shrink-0" />
      {label}
    </NewTabLink>
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

function Invoices({ invoices }: Pick<JourneyView, 'invoices'>) {
  return (
    <BillingTable
      caption={messages.invoices}
      columns={[messages.date, messages.personal, messages.passenger, messages.value, messages.document]}
      rows={invoices.map(({ id, creation_date, is_passenger_invoice, passenger, total_cost, file }) => ({
        id,
        cells: [
          mediumDay(creation_date),
          is_passenger_invoice ? yes : no,
          passenger ? `${passenger.first_name} ${passenger.last_name}` : messages.withoutPassenger,
          <Money key="value" dollars={total_cost} />,
          <FileLink key="file" href={file} label={messages.seeInvoice} />,
        ],
      }))}
    />
  );
}

function Payments({ payments }: Pick<JourneyView, 'payments'>) {
  return (
    <BillingTable
      caption={messages.payments}
      columns={[messages.date, messages.method, messages.value, messages.document]}
      rows={payments.map(({ id, creation_date, method, value, voucher }) => ({
        id,
        cells: [
          mediumDay(creation_date),
          choiceLabel('payment_methods', method),
          <Money key="value" dollars={value} />,
          <FileLink key="file" href={voucher} label={messages.seePayment} />,
        ],
      }))}
    />
  );
}

/** 'Facturación': a traveller sees what there is; staff always see both, with the way to add. */
export function BillingPanel({ journey, staff }: { journey: JourneyView; staff: StaffTools | null }) {
  const { invoices, payments } = journey;
  if (!staff && invoices.length === 0 && payments.length === 0) return null;
  return (
    <section aria-labelledby="facturacion">
      <h2 id="facturacion" className="text-subtitle font-bold">
        {messages.heading}
      </h2>
      <div className="mt-3 grid gap-3">
        {(staff || invoices.length > 0) && (
          <Section
            title={messages.invoices}
            empty={invoices.length ? null : messages.noInvoices}
            action={staff?.invoice(journey)}
          >
            <Invoices invoices={invoices} />
          </Section>
        )}
        {(staff || payments.length > 0) && (
          <Section
            title={messages.payments}
            empty={payments.length ? null : messages.noPayments}
            action={staff?.payment(journey)}
          >
            <Payments payments={payments} />
          </Section>
        )}
      </div>
    </section>
  );
}
