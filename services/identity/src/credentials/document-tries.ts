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

const limitOf = (userId: string) => ({ rule: 'email-staff', of: userId, userId }) as const;

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
      await this.limits.take(...Array.from({ length: tries }, () => limitOf(userId)));
      this.security.record('foreign-document-tried', { userId, reason: `of ${tries}` });
      throw error;
    }
  }

  /**
   * Runs a registration, whose answer tells of who has an account by another agency's e-mail: that is counted likewise.
   * Throws `rate-limited`, before anything is stored, once an employee was told too often.
   */
  async ofRegistration(caller: Caller, run: () => Promise<Registration>): Promise<Registration> {
    const limit = limitOf(caller.userId);
    await this.limits.check(limit);
    const registration = await this.countedFor(caller, run);
    const told = registration.passengers.filter(({ is_registered, account }) => is_registered && account !== null);
    for (const _ of told) await this.limits.count(limit);
    if (told.length > 0) {
      this.security.record('foreign-document-tried', { userId: caller.userId, reason: `told of ${told.length}` });
    }
    return registration;
  }
}
