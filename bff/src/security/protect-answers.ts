import { ENVIRONMENT } from '@bitacora/platform';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { BffEnvironment } from '../config.ts';
import { apiPolicy, documentationPolicy } from './content-security-policy.ts';

/** Two years. Other hosts of the agency's domain are not ours to decide for: no `includeSubDomains`. */
const HTTPS_ONLY = 'max-age=63072000';

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // The camera is for photos of an id; nothing else is used.
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
};

const isDocumentation = (url: string) => /^\/api\/v1\/docs(\/|\?|$)/.test(url);

/** Whether people reach the platform over https. */
export const isSecure = ({ PUBLIC_URL }: Pick<BffEnvironment, 'PUBLIC_URL'>) => PUBLIC_URL.startsWith('https:');

/** The headers that protect who reads an answer, on every answer; a page or a file sets a policy of its own. */
export function protectAnswers(app: NestFastifyApplication): void {
  const environment = app.get<BffEnvironment>(ENVIRONMENT);
  const headers = {
    ...everywhere,
    ...(isSecure(environment) ? { 'Strict-Transport-Security': HTTPS_ONLY } : {}),
    'Content-Security-Policy': apiPolicy,
  };
  const documentationHeaders = { ...headers, 'Content-Security-Policy': documentationPolicy };
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.headers(isDocumentation(request.url) ? documentationHeaders : headers);
    done();
  });
}
