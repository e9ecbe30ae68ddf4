import { isOpenToVisitor, type ServiceKind } from '@bitacora/contracts';

/** What an adviser writes of a proposal, and the mark of its link. */
export interface Offer {
  services: readonly { kind: ServiceKind; text: string }[];
  /** Of all who travel. */
  priceCents: number;
  /** Last day on which it holds, `YYYY-MM-DD`. */
  validUntil: string;
  message: string;
  /** User who sends it. */
  by: string;
  linkHash: string;
}

/** One version of what the agency offers for a quote (product 10.6). */
export interface Proposal extends Offer {
  /** From 1, within its quote. */
  number: number;
  sentAt: string;
  withdrawnAt: string | null;
  acceptedAt: string | null;
}

/** What a visitor asked about a proposal; while it waits, there is neither answer nor when it was answered. */
export interface Question {
  text: string;
  at: string;
  answeredAt?: string;
  /** Words of its own; a later proposal answers without them. */
  answer?: string;
}

/** Whether its link opens it on a day, as long as no later version is there. */
export const isOpen = ({ validUntil, withdrawnAt }: Proposal, today: string): boolean =>
  isOpenToVisitor({ valid_until: validUntil, withdrawn_at: withdrawnAt }, today);
