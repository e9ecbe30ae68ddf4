import type { ProblemTopic, StoredFile } from '@bitacora/contracts';
import { Aggregate } from '@bitacora/kernel';

const DIGITS = 6;

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

  static write(id: string, details: Omit<ProblemReport, 'id' | 'version' | 'readableNumber'>): ProblemReport {
    return Object.assign(new ProblemReport(), details, { id });
  }

  /** `R-000123` */
  get readableNumber(): string {
    return `R-${String(this.number).padStart(DIGITS, '0')}`;
  }
}
