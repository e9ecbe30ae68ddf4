import { endpoints } from '@bitacora/contracts';
import { openApiDocument } from '@bitacora/contracts/open-api';
import { refusals } from '@bitacora/platform';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type PackedText, packText, sendPacked } from '../web/packed-text.ts';
import { PageFiles } from './page-files.ts';

const PAGE = 'api/v1/docs';
/** Made for this page by @nestjs/swagger. */
const SCRIPT = 'swagger-ui-init.js';
const fileOfPage = /^\/api\/v1\/docs\/([^?]+)/;

const none = { openapi: '3.1.0', info: { title: 'Bitácora', version: '1' }, paths: {} };

/** The browsable page beside the document. No file of it is looked for on the disk. */
export function serveDocumentationPage(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  const files = new PageFiles();
  fastify.addHook('onRequest', async (request, reply) => {
    const [, name] = fileOfPage.exec(request.url) ?? [];
    if (!request.routeOptions.url?.startsWith(`/${PAGE}/`) || name === undefined || name === SCRIPT) return;
    const file = await files.find(name);
    if (!file) return reply.status(404).send(refusals[404]);
    return sendPacked(request, reply.type(file.type).header('Cache-Control', 'no-cache'), file);
  });
  // The page reads the one document beside it: there are no others (`raw`), and its script holds none (`spec`).
  SwaggerModule.setup(PAGE, app, none, {
    customSiteTitle: 'Bitácora API',
    raw: false,
    swaggerOptions: { url: '/api/v1/openapi.json', spec: {} },
  });
}

/** The contract of every public route, made from the schemas that validate; written and compressed once. */
@Controller('api/v1')
export class DocumentationController {
  private text: Promise<PackedText> | null = null;

  @Get('openapi.json')
  async openApi(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    this.text ??= packText(JSON.stringify(openApiDocument('Bitácora', endpoints)));
    void reply.type('application/json; charset=utf-8').header('Cache-Control', 'no-cache');
    await sendPacked(request, reply, await this.text);
  }
}
