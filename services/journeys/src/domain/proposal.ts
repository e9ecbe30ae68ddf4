import { isOpenToVisitor, type ServiceKind } from '@bitacora/contracts';
import { addDays, AGENCY_TIME_ZONE, instantAt, toEpochMilliseconds } from '@bitacora/kernel';

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
  /** Links that staff copied; there are none of before. */
  copiedLinks?: readonly CopiedLink[];
}

/** One more link to a proposal, beside the mailed one, and who has it from the platform. */
export interface CopiedLink {
  linkHash: string;
  by: string;
  at: string;
}

/** What a visitor asked about a proposal; while it waits, there is neither answer nor when it was answered. */
export interface Question {
  text: string;
  at: string;
  answeredAt?: string;
  /** Words of its own; a later proposal answers without them. */
  answer?: string;
  /** The version that its visitor read, and the secret of the link to it, sealed. Questions from before do not say. */
  opened?: { number: number; sealed: string };
}

/** Whether its link opens it on a day, as long as no later version is there. */
export const isOpen = ({ validUntil, withdrawnAt }: Proposal, today: string): boolean =>
  isOpenToVisitor({ valid_until: validUntil, withdrawn_at: withdrawnAt }, today);

/** Whether a link is one of its own. */
export const hasLink = ({ linkHash, copiedLinks = [] }: Proposal, asked: string): boolean =>
  linkHash === asked || copiedLinks.some((one) => one.linkHash === asked);

/** When a link ends that serves until a day: with the day, in Guayaquil (ISO 8601). */
export const endOfLink = (lastDay: string): string =>
  instantAt(toEpochMilliseconds({ local: `${addDays(lastDay, 1)}T00:00`, zone: AGENCY_TIME_ZONE })).toISOString();
