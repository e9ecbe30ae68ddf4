import type {
  JourneyView,
  ViewInvoice,
  ViewLuggageRequest,
  ViewPayment,
  ViewRefund,
  ViewService,
} from '@bitacora/contracts';
import type { HTMLAttributes, ReactNode } from 'react';
import type { MenuEntry } from '../../ui/menu.tsx';
import type { Paper } from './model/papers.ts';

/**
 * What staff can do on a journey's screen. The screen leaves places for it and does not know the forms: the app puts
 * them together, and a traveller's browser never loads them.
 */
export interface StaffTools {
  /** `Crear` or `Actualizar` on a service. */
  service(service: ViewService, journey: JourneyView): ReactNode;
  /** What a service lacks, said beside its state. */
  lacks?(service: ViewService, journey: JourneyView): ReactNode;
  /** What else can be done with a service, where the screen is about preparing the journey. */
  more?(service: ViewService, journey: JourneyView, also: readonly MenuEntry[]): ReactNode;
  /** By which a mouse takes its row. */
  handle?(service: ViewService): ReactNode;
  /** What makes the row of a service one that can be dragged to another place. */
  row?(service: ViewService): HTMLAttributes<HTMLLIElement>;
  /** The dialog that adds documents of its passengers to a service; null for who may not. */
  documents: ((service: ViewService, journey: JourneyView, onClose: () => void) => ReactNode) | null;
  /** Takes one away, beside it. */
  removeDocument(document: Paper, service: ViewService): ReactNode;
  /** The way to answer what a traveller asks for on a ticket. */
  luggage?(request: ViewLuggageRequest): ReactNode;
  /** `Crear factura`; of an invoice, what can be done with it. */
  invoice(journey: JourneyView, invoice?: ViewInvoice): ReactNode;
  /** The same of payments. */
  payment(journey: JourneyView, payment?: ViewPayment): ReactNode;
  /** The same of refunds. */
  refund(journey: JourneyView, refund?: ViewRefund): ReactNode;
}
