import { ForbiddenError } from '@bitacora/kernel';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { timingSafeEqual } from 'node:crypto';
import type { ProcessEnvironment } from '../config/config.ts';
import { secretValues } from '../config/secret-values.ts';
import { endpointOf, isInternal } from '../http/endpoint-decorator.ts';
import { ENVIRONMENT } from '../tokens.ts';

export const INTERNAL_HEADER = 'x-internal-secret';

/** Services accept only the BFF and each other: every route of a service needs the shared credential (architecture#identity-and-trust). */
@Injectable()
export class InternalGuard implements CanActivate {
  private readonly secrets: readonly Buffer[];

  constructor(
    @Inject(ENVIRONMENT) environment: ProcessEnvironment,
    private readonly reflector: Reflector,
  ) {
    this.secrets = secretValues(environment.INTERNAL_SECRET).map((value) => Buffer.from(value));
  }

  canActivate(context: ExecutionContext): boolean {
    if (!endpointOf(this.reflector, context) && !isInternal(this.reflector, context)) return true;
    const { headers } = context.switchToHttp().getRequest<{ headers: Record<string, string | undefined> }>();
    const given = Buffer.from(headers[INTERNAL_HEADER] ?? '');
    const isOurs = (secret: Buffer) => given.length === secret.length && timingSafeEqual(given, secret);
    if (this.secrets.some(isOurs)) return true;
    throw new ForbiddenError('internal_only', 'Solo para uso interno');
  }
}
