import type { StaffTools } from '../../features/journeys/staff-tools.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MissingPart } from '../../ui/missing-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const inPlace = { Waiting: () => <Skeleton className="h-11 w-36" />, Missing: MissingPart };

const ServiceAction = lazyPart(
  async () => (await import('../../features/service-forms/service-action.tsx')).ServiceAction,
  inPlace,
);
const AddDocument = lazyPart(
  async () => (await import('../../features/billing-forms/add-document.tsx')).AddDocument,
  inPlace,
);
const CreateInvoice = lazyPart(
  async () => (await import('../../features/billing-forms/create-invoice.tsx')).CreateInvoice,
  inPlace,
);
const CreatePayment = lazyPart(
  async () => (await import('../../features/billing-forms/create-payment.tsx')).CreatePayment,
  inPlace,
);

/** The forms that staff have on a journey's screen; their code is loaded for staff only. */
export const staffTools: StaffTools = {
  service: (service, journey) => <ServiceAction service={service} journey={journey} />,
  document: (service, journey) => <AddDocument service={service} journey={journey} />,
  invoice: (journey) => <CreateInvoice journey={journey} />,
  payment: (journey) => <CreatePayment journey={journey} />,
};
