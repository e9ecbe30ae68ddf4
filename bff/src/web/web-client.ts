import fastifyStatic from '@fastify/static';
import { ENVIRONMENT } from '@bitacora/platform';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { existsSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { BffEnvironment } from '../config.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';

/** Paths that never are the web client's: a wrong one is a 404, not a page. */
const notAPage = /^\/(api|auth|health|assets)(\/|$)/;

/** Serves the built web client: hashed assets for ever, other files as they are, index.html for every page. */
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
    void fastify.register(fastifyStatic, { root, serve: false, cacheControl: false });
    fastify.get('/*', (request, reply) => {
      const path = normalize(decodeURIComponent(request.url.split('?')[0] ?? '/'));
      if (path.includes('\0')) return reply.status(404).send({ detail: 'No encontrado', code: 'not_found' });
      if (isFile(root, path)) {
        const isHashed = path.startsWith('/assets/');
        return reply.header('Cache-Control', isHashed ? FOR_EVER : ASK_EACH_TIME).sendFile(path);
      }
      if (notAPage.test(path)) return reply.status(404).send({ detail: 'No encontrado', code: 'not_found' });
      return reply.header('Cache-Control', ASK_EACH_TIME).sendFile('index.html');
    });
  }
}

function isFile(root: string, path: string): boolean {
  const file = join(root, path);
  return file.startsWith(join(root, '/')) && (statSync(file, { throwIfNoEntry: false })?.isFile() ?? false);
}
