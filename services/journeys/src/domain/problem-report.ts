import type { ProblemStatus, ProblemTopic, StoredFile } from '@bitacora/contracts';
import { Aggregate } from '@bitacora/kernel';

const DIGITS = 6;

/** What an agency answers to a report. */
export interface ProblemAnswer {
  text: string;
  at: string;
  /** User. */
  by: string;
}

/** What staff may say of a report. */
export interface ProblemChanges {
  status?: ProblemStatus;
  owner?: string | null;
}

/** A problem that a traveller reported to the agency, with a number to call it by. */
export class ProblemReport extends Aggregate {
  agency!: string;
  /** Counts within the agency, from 1. */
  number!: number;
  /** The user who reported it. */
  userId!: string;
  /** As which passenger of the agency. */
  passenger!: string;
  journey: string | null = null;
  /** Employee who advises the journey. */
  adviser: string | null = null;
  topic!: ProblemTopic;
  description!: string;
  file: StoredFile | null = null;
  createdAt!: Date;
  status: ProblemStatus = 'new';
  /** Employee who answers it. */
  owner: string | null = null;
  answer: ProblemAnswer | null = null;

  static write(
    id: string,
    details: Omit<
      ProblemReport,
      'id' | 'version' | 'readableNumber' | 'status' | 'owner' | 'answer' | 'change' | 'reply'
    >,
  ): ProblemReport {
    return Object.assign(new ProblemReport(), details, { id });
  }

  /** Says where it stands from now on, and who answers it. */
  change({ status = this.status, owner = this.owner }: ProblemChanges): void {
    Object.assign(this, { status, owner });
  }

  /** Answers it; says whether that is another answer than the one before. */
  reply(answer: ProblemAnswer): boolean {
    if (this.answer?.text === answer.text) return false;
    this.answer = answer;
    this.status = 'answered';
    return true;
  }

  /** `R-000123` */
  get readableNumber(): string {
    return `R-${String(this.number).padStart(DIGITS, '0')}`;
  }
}
