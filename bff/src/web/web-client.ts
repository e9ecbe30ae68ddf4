import { ENVIRONMENT, refusals } from '@bitacora/platform';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { BffEnvironment } from '../config.ts';
import { sendPacked } from './packed-text.ts';
import { PageCache } from './page-cache.ts';
import { SiteData } from './site-data.ts';
import { mailedPageAt } from './site-pages.ts';
import { robots, siteMap, webManifest } from './site-files.ts';
import { CurrentBuild, type WebBuild } from './web-build.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400';
const ASK_EACH_TIME = 'no-cache';

/** Paths that never are the web client's: a wrong one is a 404, not a page. */
const notAPage = /^\/(api|auth|health|assets)(\/|$)|\/\./;

/** Serves the built web client: hashed assets for ever, other files as they are, and for every path its page. */
@Injectable()
export class WebClient implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly pages: PageCache,
    private readonly data: SiteData,
    @Inject(ENVIRONMENT) private readonly environment: BffEnvironment,
  ) {}

  onModuleInit(): void {
    const { WEB_ROOT: root, PUBLIC_URL: publicUrl, WEB_ORIGINS: origins } = this.environment;
    if (!root || !existsSync(join(root, 'index.html'))) return;
    const build = new CurrentBuild(root);
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    const text = (reply: FastifyReply, type: string) => reply.header('Cache-Control', ASK_EACH_TIME).type(type);
    fastify.get('/robots.txt', (_request, reply) => text(reply, 'text/plain').send(robots(publicUrl)));
    fastify.get('/sitemap.xml', async (_request, reply) =>
      text(reply, 'application/xml').send(siteMap(publicUrl, await this.data.tours())),
    );
    fastify.get('/manifest.webmanifest', async (_request, reply) =>
      text(reply, 'application/manifest+json').send(JSON.stringify(webManifest(await this.data.agency()))),
    );
    fastify.get<{ Params: { '*': string } }>('/*', (request, reply) => {
      const path = normalize(`/${request.params['*']}`);
      const current = build.get();
      const file = current.files.get(path);
      if (file) return sendPacked(request, reply.header('Cache-Control', lifeOf(path)).type(file.type), file);
      if (notAPage.test(path) || path.includes('\0')) return reply.status(404).send(refusals[404]);
      return this.page(path.replace(/(.)\/$/, '$1'), current, request, reply);
    });
    // Where web clients elsewhere may call, OPTIONS of every path asks for that and is answered there.
    this.refuseWriting(fastify, ['GET', 'HEAD', ...(origins.length > 0 ? ['OPTIONS'] : [])]);
  }

  /** Every path of the web client is read only. */
  private refuseWriting(fastify: FastifyInstance, others: readonly string[]): void {
    fastify.route({
      method: fastify.supportedMethods.filter((method) => !others.includes(method)),
      url: '/*',
      onRequest: async (request, reply) => {
        const status = notAPage.test(request.url) ? 404 : 405;
        if (status === 405) void reply.header('Allow', 'GET, HEAD');
        return reply.status(status).send(refusals[status]);
      },
      handler: () => undefined,
    });
  }

  private async page(path: string, build: WebBuild, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { status, policy, ...text } = await this.pages.at(path, build);
    void reply.headers({ 'Cache-Control': ASK_EACH_TIME, 'Content-Security-Policy': policy });
    // Its address opens it to whoever has it.
    if (mailedPageAt(path)) void reply.header('Referrer-Policy', 'no-referrer');
    return sendPacked(request, reply.status(status).type('text/html; charset=utf-8'), text);
  }
}

/** Vite names assets by their content; icons and the like change with a release. */
function lifeOf(path: string): string {
  if (path.startsWith('/assets/')) return FOR_EVER;
  return /\.(png|svg|ico|webp)$/.test(path) ? FOR_A_DAY : ASK_EACH_TIME;
}
