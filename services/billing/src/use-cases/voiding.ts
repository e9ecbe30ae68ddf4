import type { BodyOf, voidInvoice } from '@bitacora/contracts';
import type { Voiding } from '../domain/billing-record.ts';

export interface Target {
  id: string;
  agency: string;
}

export type VoidingInput = BodyOf<typeof voidInvoice>;

/** A voiding as of now, from what somebody sent. */
export const voidingOf = ({ reason }: VoidingInput, now: Date): Voiding => ({ at: now.toISOString(), reason });
