import type { Right } from '@bitacora/contracts';
import type { ReactNode } from 'react';
import type { StaffTools } from '../../features/journeys/staff-tools.ts';
import { calledService } from '../../lib/service-name.ts';
import { useRights } from '../../lib/session/use-employee.ts';
import { useUser } from '../../lib/session/use-session.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MissingPart } from '../../ui/missing-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const inPlace = { Waiting: () => <Skeleton className="h-11 w-36" />, Missing: MissingPart };

const ServiceAction = lazyPart(
  async () => (await import('../../features/service-forms/service-action.tsx')).ServiceAction,
  inPlace,
);
const DocumentsDialog = lazyPart(
  async () => (await import('../../features/staff-journey/documents/documents-dialog.tsx')).DocumentsDialog,
  { Waiting: () => null, Missing: MissingPart },
);
const RemoveDocument = lazyPart(
  async () => (await import('../../features/billing-forms/remove-document.tsx')).RemoveDocument,
  { Waiting: () => <span className="size-11" />, Missing: () => null },
);
const AnswerLuggage = lazyPart(
  async () => (await import('../../features/luggage/answer-luggage.tsx')).AnswerLuggage,
  inPlace,
);
const InvoiceTools = lazyPart(
  async () => (await import('../../features/billing-forms/invoice-tools.tsx')).InvoiceTools,
  inPlace,
);
const PaymentTools = lazyPart(
  async () => (await import('../../features/billing-forms/payment-tools.tsx')).PaymentTools,
  inPlace,
);
const RefundTools = lazyPart(
  async () => (await import('../../features/billing-forms/refund-tools.tsx')).RefundTools,
  inPlace,
);

/** The forms that the person has on a journey's screen, as staff with these rights; their code is loaded for staff only. */
export function useStaffTools(): StaffTools | null {
  const isStaff = useUser()?.is_staff ?? false;
  const rights = useRights();
  if (!isStaff) return null;
  const withRight = (right: Right, tool: ReactNode) => (rights.includes(right) ? tool : null);
  return {
    service: (service, journey) => withRight('services', <ServiceAction service={service} journey={journey} />),
    documents: rights.includes('services')
      ? (service, journey, onClose) => <DocumentsDialog {...{ service, journey, onClose }} />
      : null,
    removeDocument: ({ id, label }, service) =>
      withRight('services', <RemoveDocument {...{ id }} of={label} service={calledService(service)} />),
    luggage: (request) => withRight('services', <AnswerLuggage request={request} />),
    invoice: (journey, invoice) => withRight('billing', <InvoiceTools {...{ journey, invoice }} />),
    payment: (journey, payment) => withRight('billing', <PaymentTools {...{ journey, payment }} />),
    refund: (journey, refund) => withRight('billing', <RefundTools {...{ journey, refund }} />),
  };
}
