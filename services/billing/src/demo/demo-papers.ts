import { demo, demoSaleDay } from '@bitacora/contracts/demo';
import { formatDollars } from '@bitacora/kernel';
import type { InvoiceDetails } from '../domain/invoice.ts';
import type { PaymentDetails } from '../domain/payment.ts';

/** What a paper of the demo says on its one page. */
export interface Page {
  name: string;
  title: string;
  lines: string[];
}

export type DemoInvoice = Omit<InvoiceDetails, 'file'> & { page: Page };
export type DemoPayment = Omit<PaymentDetails, 'voucher'> & { page: Page };

const [galapagos, lima, , quito] = demo.journeys;
const carlos = `${demo.carlos.firstName} ${demo.carlos.lastName}`;

const agencyLine = `Agencia de viajes, Guayaquil. RUC ${demo.agency}`;

/** The invoices of the demo as they are on a day: the whole journey, a personal one, and one of a journey long past. */
export function demoInvoices(today: string): DemoInvoice[] {
  return [
    { id: demo.invoices[0], journey: galapagos, passenger: null },
    { id: demo.invoices[1], journey: lima, passenger: demo.carlos.passengerId },
    { id: demo.invoices[2], journey: quito, passenger: null },
  ].map(({ id, journey, passenger }, index) => {
    const creationDate = demoSaleDay(journey, today);
    return {
      id,
      agency: demo.agency,
      journey: journey.id,
      isPassengerInvoice: passenger !== null,
      passenger,
      totalCostCents: journey.costCents,
      number: `001-001-00000010${index + 1}`,
      creationDate,
      page: {
        name: `factura-${index + 1}.pdf`,
        title: `Factura 001-001-00000010${index + 1}`,
        lines: [
          agencyLine,
          `Fecha: ${creationDate}`,
          `Cliente: ${carlos}, cédula ${demo.carlos.cedula}`,
          `Paquete de viaje: ${journey.title}`,
          `Total: ${formatDollars(journey.costCents / 100)}`,
          'Documento de demostración, sin validez tributaria.',
        ],
      },
    };
  });
}

/** The payments of the demo: a first part, and two journeys that are paid. */
export function demoPayments(today: string): DemoPayment[] {
  return [
    {
      id: demo.payments[0],
      journey: galapagos,
      method: 'TRANSFER' as const,
      valueCents: 250_000,
      how: 'Transferencia',
    },
    { id: demo.payments[1], journey: lima, method: 'CARD' as const, valueCents: lima.costCents, how: 'Tarjeta' },
    { id: demo.payments[2], journey: quito, method: 'DEPOSIT' as const, valueCents: quito.costCents, how: 'Depósito' },
  ].map(({ id, journey, method, valueCents, how }, index) => {
    const creationDate = demoSaleDay(journey, today);
    return {
      id,
      agency: demo.agency,
      journey: journey.id,
      method,
      valueCents,
      number: null,
      creationDate,
      page: {
        name: `comprobante-${index + 1}.pdf`,
        title: `Comprobante de pago ${index + 1}`,
        lines: [
          agencyLine,
          `Fecha: ${creationDate}`,
          `Recibimos de: ${carlos}`,
          `Forma de pago: ${how}`,
          `Por: ${journey.title}`,
          `Valor: ${formatDollars(valueCents / 100)}`,
        ],
      },
    };
  });
}
