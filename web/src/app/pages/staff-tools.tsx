import { lazy, Suspense } from 'react';
import type { StaffTools } from '../../features/journeys/staff-tools.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const ServiceAction = lazy(async () => ({
  default: (await import('../../features/service-forms/service-action.tsx')).ServiceAction,
}));
const AddDocument = lazy(async () => ({
  default: (await import('../../features/billing-forms/add-document.tsx')).AddDocument,
}));
const CreateInvoice = lazy(async () => ({
  default: (await import('../../features/billing-forms/create-invoice.tsx')).CreateInvoice,
}));
const CreatePayment = lazy(async () => ({
  default: (await import('../../features/billing-forms/create-payment.tsx')).CreatePayment,
}));

const place = <Skeleton className="h-11 w-36" />;

/** The forms that staff have on a journey's screen; their code is loaded for staff only. */
export const staffTools: StaffTools = {
  service: (service, journey) => (
    <Suspense fallback={place}>
      <ServiceAction service={service} journey={journey} />
    </Suspense>
  ),
  document: (service, journey) => (
    <Suspense fallback={place}>
      <AddDocument service={service} journey={journey} />
    </Suspense>
  ),
  invoice: (journey) => (
    <Suspense fallback={place}>
      <CreateInvoice journey={journey} />
    </Suspense>
  ),
  payment: (journey) => (
    <Suspense fallback={place}>
      <CreatePayment journey={journey} />
    </Suspense>
  ),
};
