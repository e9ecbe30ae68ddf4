import { ForbiddenError, UnauthenticatedError } from '@bitacora/kernel';
import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { type Caller, isStaff } from '../context/caller.ts';
import { currentContext } from '../context/request-context.ts';
import { guardedEndpointOf } from '../http/endpoint-decorator.ts';

/**
 * Decides who may call, from the route's `access` in contracts: public routes ignore any Authorization header, the
 * others need a token that holds, staff routes an employee's. Whose record it is, the handler decides.
 */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const endpoint = guardedEndpointOf(this.reflector, context);
    if (!endpoint) return true;
    if (endpoint.access === 'public' && !endpoint.readsCaller) return true;
    const { authorization } = context.switchToHttp().getRequest<{ headers: { authorization?: string } }>().headers;
    if (endpoint.access === 'public' && !authorization) return true;
    try {
      await super.canActivate(context);
    } catch (error) {
      if (endpoint.access !== 'public') throw error;
    }
    const caller = context.switchToHttp().getRequest<{ user?: Caller }>().user ?? null;
    const current = currentContext();
    if (current) current.caller = caller;
    if (endpoint.access === 'staff' && !isStaff(caller)) throw new ForbiddenError();
    return true;
  }

  override handleRequest<User>(error: unknown, user: User | false): User {
    if (error instanceof Error && error.name !== 'UnauthorizedException') throw error;
    if (!user) throw new UnauthenticatedError('token_not_valid', 'Su sesión no es válida o terminó');
    return user;
  }
}
