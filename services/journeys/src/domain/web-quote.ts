import {
  COPIED_LINKS,
  PROPOSALS,
  PROPOSAL_QUESTIONS,
  type QuotedTraveller,
  type QuoteLoss,
  type QuoteStatus,
} from '@bitacora/contracts';
import { conflict } from '@bitacora/contracts/messages';
import { Aggregate, NotFoundError } from '@bitacora/kernel';
import { type CopiedLink, hasLink, isOpen, type Offer, type Proposal, type Question } from './proposal.ts';

/** What staff may change of a quote. */
export interface QuoteChanges {
  status?: QuoteStatus;
  owner?: string | null;
  notes?: string;
  lostReason?: QuoteLoss | null;
}

/** What a visitor wrote in the quote form, and what staff make of it; an adviser answers within 24 hours (product 10.2). */
export class WebQuote extends Aggregate {
  agency!: string;
  firstName!: string;
  lastName!: string;
  phone!: string;
  email!: string;
  adults!: number;
  children!: number;
  /** `YYYY-MM-DD` */
  travelDate!: string;
  /** ISO 3166-1 alpha-2 */
  country!: string;
  countryName!: string;
  createdAt!: Date;
  status: QuoteStatus = 'new';
  /** Employee who answers it. */
  owner: string | null = null;
  notes = '';
  lostReason: QuoteLoss | null = null;
  answeredAt: Date | null = null;
  closedAt: Date | null = null;
  /** By number; only the last one is open to the visitor. */
  proposals: readonly Proposal[] = [];
  /** Who is to travel, as the visitor named them. */
  travellers: readonly QuotedTraveller[] = [];
  /** What the visitor asked about proposals. */
  questions: readonly Question[] = [];
  /** The journey that it became. */
  journey: string | null = null;

  static request(id: string, details: Pick<WebQuote, Written>): WebQuote {
    return Object.assign(new WebQuote(), details, { id });
  }

  /**
   * Says where it stands from now on. That it was answered stays from the first time on; what is open again is closed no
   * more, and only what is lost has a reason for it. Throws `conflict` for what became a journey and is to be anything but won.
   */
  change({ status = this.status, owner = this.owner, notes = this.notes, lostReason }: QuoteChanges, now: Date): void {
    // It stays the journey that it became.
    if (this.journey !== null && status !== 'won') throw conflict('quote_has_journey');
    const isClosed = status === 'won' || status === 'lost';
    const isAnswered = status === 'answered' || status === 'won';
    this.closedAt = isClosed ? (this.status === status ? this.closedAt : now) : null;
    this.answeredAt ??= isAnswered ? now : null;
    this.lostReason = status === 'lost' ? (lostReason ?? this.lostReason) : null;
    Object.assign(this, { status, owner, notes });
  }

  /** Answers it, and what was asked, with a new version of what the agency offers. Throws `conflict` when it was won, or has more than anybody reads. */
  propose(offer: Offer, owner: string | null, now: Date): Proposal {
    if (this.status === 'won') throw conflict('quote_closed');
    if (this.proposals.length >= PROPOSALS) throw conflict('too_many_proposals');
    const number = this.proposals.length + 1;
    const proposal = { ...offer, number, sentAt: now.toISOString(), withdrawnAt: null, acceptedAt: null };
    this.proposals = [...this.proposals, proposal];
    this.answerUntil(this.questions.length, now);
    this.change({ status: 'answered', owner: owner ?? this.owner }, now);
    return proposal;
  }

  /** Ends the link of the last version. Throws `not-found` without such a version, `conflict` when its link ended before. */
  withdraw(number: number, now: Date): void {
    const proposal = this.proposals.find((one) => one.number === number);
    if (!proposal) throw new NotFoundError();
    if (proposal.withdrawnAt !== null || number < this.proposals.length) throw conflict('proposal_withdrawn');
    this.replace({ ...proposal, withdrawnAt: now.toISOString() });
  }

  /**
   * One more link of the last version. Throws `not-found` without a version, `conflict` when its links open nothing, or when
   * there are more than anybody hands over.
   */
  copyLink(link: CopiedLink, today: string): void {
    const proposal = this.proposals.at(-1);
    if (!proposal) throw new NotFoundError();
    if (this.status === 'won' || this.status === 'lost') throw conflict('quote_closed');
    if (!isOpen(proposal, today)) throw conflict('proposal_withdrawn');
    const { copiedLinks = [] } = proposal;
    if (copiedLinks.length >= COPIED_LINKS) throw conflict('too_many_links');
    this.replace({ ...proposal, copiedLinks: [...copiedLinks, link] });
  }

  /** Whether its visitor said yes to what is offered now. */
  get isAccepted(): boolean {
    return (this.proposals.at(-1)?.acceptedAt ?? null) !== null;
  }

  /** The proposal that a link opens on a day. Throws `not-found` for one that opens nothing, `conflict` when it was won. */
  openedBy(linkHash: string, today: string): Proposal {
    const proposal = this.proposals.at(-1);
    if (!proposal || !hasLink(proposal, linkHash) || !isOpen(proposal, today) || this.status === 'lost')
      throw new NotFoundError();
    if (this.status === 'won') throw conflict('quote_closed');
    return proposal;
  }

  /** Its visitor says yes, and who travels. That it was accepted stays from the first time on: says whether this is it. */
  accept(proposal: Proposal, travellers: readonly QuotedTraveller[], now: Date): boolean {
    this.travellers = travellers;
    if (proposal.acceptedAt !== null) return false;
    this.replace({ ...proposal, acceptedAt: now.toISOString() });
    return true;
  }

  /** Throws `conflict` for more than anybody asks: whoever has that many calls. */
  ask(text: string, now: Date, opened?: Question['opened']): void {
    if (this.questions.length >= PROPOSAL_QUESTIONS) throw conflict('too_many_questions');
    this.questions = [...this.questions, { text, at: now.toISOString(), ...(opened && { opened }) }];
  }

  /** Answers a question, by its number, and those before it. Throws `not-found` without such a one, `conflict` when it was answered. */
  reply(number: number, answer: string, now: Date): Question {
    const question = this.questions[number - 1];
    if (!question) throw new NotFoundError();
    if (question.answeredAt) throw conflict('question_answered');
    this.answerUntil(number, now);
    this.questions = this.questions.with(number - 1, { ...question, answeredAt: now.toISOString(), answer });
    return question;
  }

  /** The link by which a question was asked, sealed, with the last day on which it serves; null once it opens nothing any more. */
  linkOf({ opened }: Question, today: string): { sealed: string; validUntil: string } | null {
    const last = this.proposals.at(-1);
    if (!opened || !last || opened.number !== last.number || !isOpen(last, today)) return null;
    if (this.status === 'lost' || this.status === 'won') return null;
    return { sealed: opened.sealed, validUntil: last.validUntil };
  }

  /** It became a journey. Throws `conflict` when it did before. */
  win(journey: string, now: Date): void {
    if (this.journey !== null) throw conflict('quote_has_journey');
    this.journey = journey;
    this.change({ status: 'won' }, now);
  }

  private answerUntil(number: number, now: Date): void {
    const answeredAt = now.toISOString();
    this.questions = this.questions.map((one, index) => (index < number ? { answeredAt, ...one } : one));
  }

  private replace(proposal: Proposal): void {
    this.proposals = this.proposals.map((one) => (one.number === proposal.number ? proposal : one));
  }
}

type Written =
  | 'agency'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'email'
  | 'adults'
  | 'children'
  | 'travelDate'
  | 'country'
  | 'countryName'
  | 'createdAt';
