import { ENVIRONMENT, type ProcessEnvironment } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/** As long as browsers keep a cookie at most. */
const LIFE_SECONDS = 400 * 24 * 60 * 60;
const pattern = /(?:^|;\s*)device=([A-Za-z0-9_-]{43})(?:;|$)/;

/**
 * The secret by which a browser is known again at its next login, so that a stranger's failures are not counted against
 * it. It opens nothing and says nothing, stays when somebody logs out, and no page can read it. A client that keeps no
 * cookies is known by its network.
 */
@Injectable()
export class DeviceCookie {
  private readonly attributes: string;

  constructor(@Inject(ENVIRONMENT) { PUBLIC_URL }: ProcessEnvironment) {
    const isSecure = PUBLIC_URL.startsWith('https:');
    this.attributes = `Path=/auth; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  }

  read({ request }: FastifyReply): string | null {
    return pattern.exec(request.headers.cookie ?? '')?.[1] ?? null;
  }

  give(reply: FastifyReply, secret: string): void {
    void reply.header('Set-Cookie', `device=${secret}; ${this.attributes}`);
  }
}
