import { ENVIRONMENT } from '@bitacora/platform';
import type { INestApplication } from '@nestjs/common';
import type { BffEnvironment } from '../config.ts';

/** Lets web clients that were built for this API (`VITE_API_URL`) and live elsewhere call it; nobody by default. */
export function allowOrigins(app: INestApplication): void {
  const { WEB_ORIGINS: origins } = app.get<BffEnvironment>(ENVIRONMENT);
  if (origins.length === 0) return;
  app.enableCors({
    origin: origins,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'If-None-Match', 'Last-Event-ID'],
    exposedHeaders: ['ETag', 'Link', 'Retry-After', 'X-Request-Id'],
    maxAge: 7200,
  });
}
