import { FilesModule } from '@bitacora/platform';
import { Module } from '@nestjs/common';
import { DemoBilling } from './demo/demo-billing.ts';
import { InvoicesController } from './http/invoices.controller.ts';
import { PaymentsController } from './http/payments.controller.ts';
import { InvoiceRepository } from './persistence/invoice.repository.ts';
import { PaymentRepository } from './persistence/payment.repository.ts';
import { InvoiceChangeReferences, NewInvoiceReferences } from './references/invoice-references.ts';
import { Journeys } from './references/journeys.ts';
import { NewPaymentReferences, PaymentChangeReferences } from './references/payment-references.ts';
import { IssueInvoiceHandler } from './use-cases/issue-invoice.ts';
import { RecordPaymentHandler } from './use-cases/record-payment.ts';
import { UpdateInvoiceHandler } from './use-cases/update-invoice.ts';
import { UpdatePaymentHandler } from './use-cases/update-payment.ts';

@Module({
  imports: [FilesModule],
  controllers: [InvoicesController, PaymentsController],
  providers: [
    Journeys,
    NewInvoiceReferences,
    InvoiceChangeReferences,
    NewPaymentReferences,
    PaymentChangeReferences,
    InvoiceRepository,
    PaymentRepository,
    IssueInvoiceHandler,
    UpdateInvoiceHandler,
    RecordPaymentHandler,
    UpdatePaymentHandler,
    DemoBilling,
  ],
})
export class BillingModule {}
