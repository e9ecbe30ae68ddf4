import {
  createInvoice,
  updateInvoice,
  type JourneyView,
  pathOf,
  type ViewInvoice,
  voidInvoice,
} from '@bitacora/contracts';
import { formatDollars } from '@bitacora/kernel';
import { day } from '../../lib/times.ts';
import { FormButton } from './form-button.tsx';
import { newDraft } from './new-draft.ts';
import { InvoiceForm } from './invoice-form.tsx';
import { VoidForm } from './void-form.tsx';
import { words } from './words.ts';

interface InvoiceToolsProps {
  journey: JourneyView;
  invoice?: ViewInvoice | undefined;
}

/** `Crear factura`; on an invoice that counts, how it is corrected and voided. */
export function InvoiceTools({ journey, invoice }: InvoiceToolsProps) {
  if (!invoice) {
    return (
      <FormButton
        to="create"
        draft={newDraft(pathOf(createInvoice), { journey: journey.journey_id })}
        label={words.createInvoice}
      >
        {(onClose) => <InvoiceForm {...{ journey, onClose }} />}
      </FormButton>
    );
  }
  const about = words.invoiceOf(formatDollars(invoice.total_cost));
  const isOver = invoice.voided !== null;
  return (
    <>
      <FormButton
        to="correct"
        draft={pathOf(updateInvoice, { id: invoice.id })}
        label={words.correct}
        {...{ about, isOver }}
      >
        {(onClose) => <InvoiceForm {...{ journey, invoice, onClose }} />}
      </FormButton>
      <FormButton to="void" draft={pathOf(voidInvoice, { id: invoice.id })} label={words.void} {...{ about, isOver }}>
        {(onClose) => (
          <VoidForm
            {...{ onClose }}
            record={invoice}
            path={pathOf(voidInvoice, { id: invoice.id })}
            title={words.voidOf(about, day(invoice.creation_date))}
            submit={words.voidInvoice}
            succeeded={words.toasts.invoiceVoided}
            failed={words.toasts.invoiceVoidFailed}
          />
        )}
      </FormButton>
    </>
  );
}
