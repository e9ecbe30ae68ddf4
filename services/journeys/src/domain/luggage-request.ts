import type { LuggageOutcome, LuggageStatus } from '@bitacora/contracts';
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
  status: LuggageStatus = 'open';
  answer: LuggageAnswer | null = null;

  static ask(id: string, details: LuggageDetails): LuggageRequest {
    return Object.assign(new LuggageRequest(), details, { id });
  }

  /**
   * Answers it, or answers it anew; says whether that is another answer than the one before. Throws `conflict` once withdrawn, and
   * while it is suspended.
   */
  reply(answer: LuggageAnswer): boolean {
    if (this.status === 'withdrawn') throw conflict('luggage_withdrawn');
    if (this.status === 'suspended') throw conflict('luggage_pointless');
    const before = this.answer;
    const isSame =
      before?.outcome === answer.outcome &&
      before.priceCents === answer.priceCents &&
      (before.payUntil ?? null) === (answer.payUntil ?? null) &&
      before.text === answer.text;
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
   * What waits for an answer waits for none while its ticket is called off, or who asked is not part of the journey, and waits again
   * once they stand; says whether that changed.
   */
  follow(journey: Journey): boolean {
    const status = this.isPointless(journey) ? 'suspended' : 'open';
    if (!unanswered.includes(this.status) || this.status === status) return false;
    this.status = status;
    return true;
  }

  /** Whether its ticket, or who asked, is not part of the journey any more: nobody can use what is added then. */
  isPointless({ isCancelled, passengers, services }: Journey): boolean {
    const ticket = services.find(({ id }) => id === this.packageService);
    return isCancelled || !ticket || ticket.cancellation !== null || !passengers.includes(this.passenger);
  }
}

export type LuggageDetails = Pick<
  LuggageRequest,
  'agency' | 'userId' | 'passenger' | 'journey' | 'packageService' | 'pieces' | 'luggage' | 'note' | 'createdAt'
>;
