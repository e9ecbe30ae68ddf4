import type { Right } from '@bitacora/contracts';
import type { ReactNode } from 'react';
import type { StaffTools } from '../../features/journeys/staff-tools.ts';
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

/** The forms that the person has on a journey's screen, as staff with these rights; their code is loaded for staff only. */
export function useStaffTools(): StaffTools | null {
  const isStaff = useUser()?.is_staff ?? false;
  const rights = useRights();
  if (!isStaff) return null;
  const withRight = (right: Right, tool: ReactNode) => (rights.includes(right) ? tool : null);
  return {
    service: (service, journey) => withRight('services', <ServiceAction service={service} journey={journey} />),
    document: (service, journey) => withRight('services', <AddDocument service={service} journey={journey} />),
    invoice: (journey) => withRight('billing', <CreateInvoice journey={journey} />),
    payment: (journey) => withRight('billing', <CreatePayment journey={journey} />),
  };
}
