import { endpoints } from '@bitacora/contracts';
import { openApiDocument } from '@bitacora/contracts/open-api';
import { refusals } from '@bitacora/platform';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type PackedText, packText, sendPacked } from '../web/packed-text.ts';

const PAGE = 'api/v1/docs';
const isFileOfPage = /^\/api\/v1\/docs\/[\w-]{1,60}(\.[\w-]{1,20}){0,3}\/?(\?|$)/;

const none = { openapi: '3.1.0', info: { title: 'Bitácora', version: '1' }, paths: {} };

/** The browsable page beside the document. Its files are read from the disk: only what may be one is looked for. */
export function serveDocumentationPage(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request, reply, done) => {
    const isBelow = request.routeOptions.url?.startsWith(`/${PAGE}/`) && !/^\/api\/v1\/docs\/?(\?|$)/.test(request.url);
    if (isBelow && !isFileOfPage.test(request.url)) void reply.status(404).send(refusals[404]);
    else done();
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
