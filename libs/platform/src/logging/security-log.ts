import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { currentContext } from '../context/request-context.ts';

/** What happened to an account or at a door, in the words that an operator searches the log for. */
export type SecurityEvent =
  | 'login-failed'
  | 'limit-reached'
  | 'access-refused'
  | 'refresh-token-reused'
  | 'email-change-requested'
  | 'email-changed'
  | 'email-change-undone'
  | 'password-changed'
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
  constructor(private readonly logger: PinoLogger) {}

  record(event: SecurityEvent, { reason, userId, session, network }: SecurityDetails = {}): void {
    const caller = currentContext()?.caller;
    this.logger.warn(
      {
        security: event,
        reason,
        user_id: userId ?? caller?.userId ?? null,
        session: session ?? caller?.session ?? null,
        network: network ?? null,
      },
      `security: ${event}`,
    );
  }
}
