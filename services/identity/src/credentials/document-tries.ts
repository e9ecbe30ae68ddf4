import type { AnswerOf, registerPassengers } from '@bitacora/contracts';
import { type FieldErrors, InvalidError } from '@bitacora/kernel';
import { type Caller, SecurityLog } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { Limits } from './limits.ts';

type Registration = AnswerOf<typeof registerPassengers>;

/** A document is held by somebody who is no passenger of the agency; thrown only where nothing else is wrong. */
export class ForeignDocumentError extends InvalidError {
  constructor(
    fields: FieldErrors,
    /** Of how many people it tells whether they are known. */
    readonly tries: number,
  ) {
    super(fields);
  }
}

/** So many of what an employee is told of documents that other agencies registered, each counted. */
export const documentTries = (userId: string, count: number) =>
  Array.from({ length: count }, () => ({ rule: 'email-staff', of: userId, userId }) as const);

/** Of whom a registration tells that he or she has an account by another agency's e-mail. */
export const toldOf = (registered: Registration['passengers']) =>
  registered.filter(({ is_registered, account }) => is_registered && account !== null);

/**
 * Such a refusal tells that a document is known somewhere: it is counted like the e-mails that staff ask for (product 12.9),
 * outside of the command's transaction, whose attempts count for nothing when it is refused.
 */
@Injectable()
export class DocumentTries {
  constructor(
    private readonly limits: Limits,
    private readonly security: SecurityLog,
  ) {}

  /** Runs a command that may be refused so. Throws `rate-limited` in its place once an employee was told too often. */
  async countedFor<Result>({ userId }: Caller, run: () => Promise<Result>): Promise<Result> {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof ForeignDocumentError)) throw error;
      const { tries } = error;
      await this.limits.take(...documentTries(userId, tries));
      this.security.record('foreign-document-tried', { userId, reason: `of ${tries}` });
      throw error;
    }
  }

  /**
   * Runs a registration, which counts of whom it tells in its own transaction: of several at once none tells more than is
   * left. Throws `rate-limited`, before anything is stored, once an employee was told too often.
   */
  async ofRegistration(caller: Caller, run: () => Promise<Registration>): Promise<Registration> {
    for (const limit of documentTries(caller.userId, 1)) await this.limits.check(limit);
    const registration = await this.countedFor(caller, run);
    const { length: told } = toldOf(registration.passengers);
    if (told > 0) this.security.record('foreign-document-tried', { userId: caller.userId, reason: `told of ${told}` });
    return registration;
  }
}
