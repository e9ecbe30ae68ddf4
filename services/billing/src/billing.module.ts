import { FilesModule } from '@bitacora/platform';
import { Module } from '@nestjs/common';
import { DemoBilling } from './demo/demo-billing.ts';
import { InvoicesController } from './http/invoices.controller.ts';
import { PaymentsController } from './http/payments.controller.ts';
import { RefundsController } from './http/refunds.controller.ts';
import { InvoiceRepository } from './persistence/invoice.repository.ts';
import { PaidAmounts } from './persistence/paid-amounts.ts';
import { PaymentRepository } from './persistence/payment.repository.ts';
import { RefundRepository } from './persistence/refund.repository.ts';
import { InvoiceChangeReferences, NewInvoiceReferences } from './references/invoice-references.ts';
import { Journeys } from './references/journeys.ts';
import { NewPaymentReferences, PaymentChangeReferences } from './references/payment-references.ts';
import { NewRefundReferences } from './references/refund-references.ts';
import { IssueInvoiceHandler } from './use-cases/issue-invoice.ts';
import { RecordPaymentHandler } from './use-cases/record-payment.ts';
import { RecordRefundHandler } from './use-cases/record-refund.ts';
import { UpdateInvoiceHandler } from './use-cases/update-invoice.ts';
import { UpdatePaymentHandler } from './use-cases/update-payment.ts';
import { VoidInvoiceHandler } from './use-cases/void-invoice.ts';
import { VoidPaymentHandler } from './use-cases/void-payment.ts';
import { VoidRefundHandler } from './use-cases/void-refund.ts';

@Module({
  imports: [FilesModule],
  controllers: [InvoicesController, PaymentsController, RefundsController],
  providers: [
    Journeys,
    NewInvoiceReferences,
    InvoiceChangeReferences,
    NewPaymentReferences,
    PaymentChangeReferences,
    NewRefundReferences,
    InvoiceRepository,
    PaymentRepository,
    RefundRepository,
    PaidAmounts,
    IssueInvoiceHandler,
    UpdateInvoiceHandler,
    RecordPaymentHandler,
    UpdatePaymentHandler,
    VoidInvoiceHandler,
    VoidPaymentHandler,
    RecordRefundHandler,
    VoidRefundHandler,
    DemoBilling,
  ],
})
export class BillingModule {}
