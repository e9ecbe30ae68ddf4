import { isOfFormerTicket, isTicketOff, type LuggageOutcome, type LuggageStatus } from '@bitacora/contracts';
import { conflict } from '@bitacora/contracts/messages';
import { Aggregate } from '@bitacora/kernel';
import type { Journey } from './journey.ts';

/** What an agency answers to a request. */
export interface LuggageAnswer {
  outcome: LuggageOutcome;
  /** For all pieces together; null when it is refused. */
  priceCents: number | null;
  /** Last day on which that is paid; answers from before do not say. */
  payUntil?: string | null;
  text: string;
  at: string;
  /** User. */
  by: string;
  /** The record of the ticket of which it was given, null where that had none; answers from before do not say. */
  record?: string | null;
}

/** What nobody answered and nobody took back: whether it waits follows its journey. */
export const unanswered: readonly LuggageStatus[] = ['open', 'suspended'];

/** More luggage that somebody who travels asks for on an air ticket. */
export class LuggageRequest extends Aggregate {
  agency!: string;
  /** The user who asks. */
  userId!: string;
  /** As which passenger of the journey. */
  passenger!: string;
  journey!: string;
  packageService!: string;
  pieces!: number;
  /** What kind of luggage, in words. */
  luggage!: string;
  note: string | null = null;
  createdAt!: Date;
  /** Since when it waits anew, once its ticket stands again. */
  waitsSince: Date | null = null;
  status: LuggageStatus = 'open';
  answer: LuggageAnswer | null = null;

  static ask(id: string, details: LuggageDetails): LuggageRequest {
    return Object.assign(new LuggageRequest(), details, { id });
  }

  /**
   * Answers it, or answers it anew; says whether that is another answer than the one before, as the same one is of another ticket.
   * Throws `conflict` once withdrawn, and while it is suspended.
   */
  reply(answer: LuggageAnswer & { record: string | null }): boolean {
    if (this.status === 'withdrawn') throw conflict('luggage_withdrawn');
    if (this.status === 'suspended') throw conflict('luggage_pointless');
    const before = this.answer;
    const isSame =
      before?.outcome === answer.outcome &&
      before.priceCents === answer.priceCents &&
      (before.payUntil ?? null) === (answer.payUntil ?? null) &&
      before.text === answer.text &&
      !isOfFormerTicket(before, answer.record);
    if (isSame) return false;
    Object.assign(this, { answer, status: 'answered' });
    return true;
  }

  /** Takes it back. Throws `conflict` when it does not wait for an answer any more. */
  withdraw(): void {
    if (this.status !== 'open') throw conflict('luggage_not_open');
    this.status = 'withdrawn';
  }

  /**
   * Goes along with its journey: what nobody answered waits for none while its ticket is called off or who asked does not travel, and
   * anew once they stand. Says whether that changed. `others` are those that are asked for on the same journey.
   */
  follow(journey: Journey, others: readonly LuggageRequest[], now: Date): boolean {
    const status = this.statusOn(journey, others);
    if (!unanswered.includes(this.status) || this.status === status) return false;
    if (status === 'open') this.waitsSince = now;
    this.status = status;
    return true;
  }

  /** Whether its ticket, or who asked, is not part of the journey any more: nobody can use what is added then. */
  isPointless({ isCancelled, passengers, services }: Journey): boolean {
    const request = { package_service: this.packageService, passenger: this.passenger };
    return isTicketOff({ is_cancelled: isCancelled, passengers, services }, request);
  }

  /** A ticket that was taken out does not come back; and nobody waits twice for luggage on one. */
  private statusOn(journey: Journey, others: readonly LuggageRequest[]): LuggageStatus {
    const isGone = !journey.services.some(({ id }) => id === this.packageService);
    if (isGone || others.some((one) => one.waitsInPlaceOf(this))) return 'withdrawn';
    return this.isPointless(journey) ? 'suspended' : 'open';
  }

  private waitsInPlaceOf({ id, packageService, passenger }: LuggageRequest): boolean {
    const isSame = this.packageService === packageService && this.passenger === passenger;
    return isSame && this.status === 'open' && this.id !== id;
  }
}

export type LuggageDetails = Pick<
  LuggageRequest,
  'agency' | 'userId' | 'passenger' | 'journey' | 'packageService' | 'pieces' | 'luggage' | 'note' | 'createdAt'
>;
