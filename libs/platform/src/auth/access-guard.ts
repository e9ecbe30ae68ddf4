import { AppError, ForbiddenError, TokenNotValidError } from '@bitacora/kernel';
import { type ExecutionContext, Inject, Injectable, Optional } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { type Caller, mayDo } from '../context/caller.ts';
import { currentContext } from '../context/request-context.ts';
import { guardedEndpointOf } from '../http/endpoint-decorator.ts';
import { SecurityLog } from '../logging/security-log.ts';
import { CALLER_CHECK, type CallerCheck } from './caller-check.ts';
import { tokenOf, type TokenRequest } from './jwt-strategy.ts';
import { RememberedTokens } from './remembered-tokens.ts';

/** What every request of an idle tab has once in a while: no token, or one that expired and will be renewed. */
const isEveryday = (reason: unknown) =>
  reason instanceof Error && (reason.name === 'TokenExpiredError' || reason.message === 'No auth token');

/**
 * Decides who may call, from the route's `access` in contracts: public routes ignore any Authorization header, or read it
 * and refuse nobody; the others need a token that holds, staff routes one of an employee that has the route's right. Whose
 * record it is, the handler decides.
 */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  private readonly remembered = new RememberedTokens();

  constructor(
    private readonly reflector: Reflector,
    private readonly security: SecurityLog,
    @Optional() @Inject(CALLER_CHECK) private readonly check: CallerCheck | null,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const endpoint = guardedEndpointOf(this.reflector, context);
    if (!endpoint) return true;
    if (endpoint.access === 'public' && !endpoint.readsCaller) return true;
    const { authorization } = context.switchToHttp().getRequest<{ headers: { authorization?: string } }>().headers;
    if (endpoint.access === 'public' && !authorization) return true;
    const caller = await this.callerOf(context).catch((error: unknown) => {
      const isVisitor = endpoint.access === 'public' && error instanceof AppError && error.kind === 'unauthenticated';
      if (isVisitor) return null;
      throw error;
    });
    const current = currentContext();
    if (current) current.caller = caller;
    // Whoever is a visitor here is one for the services that are asked next, too.
    if (current && !caller) current.authorization = null;
    if (endpoint.access === 'staff' && !mayDo(caller, endpoint.may)) throw new ForbiddenError();
    return true;
  }

  override handleRequest<User>(error: unknown, user: User | false, reason: unknown, context: ExecutionContext): User {
    if (error instanceof Error && error.name !== 'UnauthorizedException') throw error;
    if (user) return user;
    if (!isEveryday(reason)) this.noteRefusal(context, { reason: 'token not valid' });
    throw new TokenNotValidError();
  }

  private async callerOf(context: ExecutionContext): Promise<Caller | null> {
    const http = context.switchToHttp();
    const request = http.getRequest<{ user?: Caller | undefined }>();
    const token = tokenOf(http.getRequest<TokenRequest>()) ?? '';
    // The clock that the library compares with, too.
    request.user = this.remembered.find(token, Math.floor(Date.now() / 1000)) ?? undefined;
    if (!request.user) {
      await super.canActivate(context);
      if (request.user) this.remembered.remember(token, request.user);
    }
    const caller = request.user ?? null;
    if (!caller || !(await this.check?.isRefused(caller))) return caller;
    request.user = undefined;
    const { userId, session } = caller;
    this.noteRefusal(context, { reason: 'session ended', userId, session });
    throw new TokenNotValidError();
  }

  /** Nobody is refused what anybody may ask: there whose token does not hold is a visitor. */
  private noteRefusal(context: ExecutionContext, details: Parameters<SecurityLog['record']>[1]): void {
    if (guardedEndpointOf(this.reflector, context)?.access === 'public') return;
    this.security.record('access-refused', details);
  }
}
