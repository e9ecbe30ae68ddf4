import type { JourneyView, ViewService } from '@bitacora/contracts';
import type { HTMLAttributes, ReactNode } from 'react';

/**
 * What staff can do on a journey's screen. The screen leaves places for it and does not know the forms: the app puts
 * them together, and a traveller's browser never loads them.
 */
export interface StaffTools {
  /** `Crear` or `Actualizar` on a service. */
  service(service: ViewService, journey: JourneyView): ReactNode;
  /** What else can be done with a service, where the screen is about preparing the journey. */
  more?(service: ViewService, journey: JourneyView): ReactNode;
  /** What makes the row of a service one that can be dragged to another place. */
  row?(service: ViewService): HTMLAttributes<HTMLLIElement>;
  /** Adds a document of a passenger, in the documents' dialog. */
  document(service: ViewService, journey: JourneyView): ReactNode;
  /** `Crear factura`. */
  invoice(journey: JourneyView): ReactNode;
  /** `Crear pago`. */
  payment(journey: JourneyView): ReactNode;
}
