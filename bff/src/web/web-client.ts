import fastifyStatic from '@fastify/static';
import { ENVIRONMENT } from '@bitacora/platform';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BffEnvironment } from '../config.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Serves the built web client: hashed assets for ever, index.html for every other path that is not the API's. */
@Injectable()
export class WebClient implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    @Inject(ENVIRONMENT) private readonly environment: BffEnvironment,
  ) {}

  onModuleInit(): void {
    const root = this.environment.WEB_ROOT;
    if (!root || !existsSync(join(root, 'index.html'))) return;
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    void fastify.register(fastifyStatic, {
      root,
      wildcard: false,
      index: false,
      setHeaders: (response, path) => {
        const isHashed = path.includes(`${root}/assets/`);
        void response.header('Cache-Control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      },
    });
    fastify.get('/*', (request, reply) => {
      if (/^\/(api|auth|health)(\/|$)/.test(request.url)) {
        return reply.status(404).send({ detail: 'No encontrado', code: 'not_found' });
      }
      return reply.header('Cache-Control', 'no-cache').sendFile('index.html');
    });
  }
}
