import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { currentContext } from '../context/request-context.ts';

/** What happened to an account or at a door, in the words that an operator searches the log for. */
export type SecurityEvent =
  | 'login-failed'
  | 'password-check-failed'
  | 'limit-reached'
  | 'access-refused'
  | 'refresh-token-reused'
  | 'email-change-requested'
  | 'email-changed'
  | 'email-change-undone'
  | 'password-changed'
  | 'second-factor-changed'
  | 'second-factor-failed'
  | 'roles-assigned'
  | 'cedula-released'
  | 'foreign-document-tried'
  | 'passenger-email-tried'
  | 'passenger-separated'
  | 'sessions-ended';

/** Whom and where it concerns; what is left out is taken from the running request. Nothing personal: no cédula, name or e-mail. */
export interface SecurityDetails {
  reason?: string;
  userId?: string | null;
  session?: string | null;
  /** A network, not an address (see `networkOf`). */
  network?: string | null;
}

/** One structured line each, in production too: `security` names the event. */
@Injectable()
export class SecurityLog {
  private readonly lines: PinoLogger['logger'];

  constructor({ logger }: PinoLogger) {
    // A quieter LOG_LEVEL is about noise; these lines are wanted all the same, unless nothing is to be said at all.
    this.lines = logger.level === 'silent' ? logger : logger.child({}, { level: 'warn' });
  }

  record(event: SecurityEvent, { reason, userId, session, network }: SecurityDetails = {}): void {
    const context = currentContext();
    this.lines.warn(
      {
        security: event,
        reason,
        user_id: userId ?? context?.caller?.userId ?? null,
        session: session ?? context?.caller?.session ?? null,
        network: network ?? context?.network ?? null,
      },
      `security: ${event}`,
    );
  }
}
