import { endpoints } from '@bitacora/contracts';
import { openApiDocument } from '@bitacora/contracts/open-api';
import { refusals } from '@bitacora/platform';
import { Controller, Get } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

const document = openApiDocument('Bitácora', endpoints);

const PAGE = 'api/v1/docs';
const isFileOfPage = /^\/api\/v1\/docs\/[\w-]{1,60}(\.[\w-]{1,20}){0,3}\/?(\?|$)/;

/** The browsable page beside the document. Its files are read from the disk: only what may be one is looked for. */
export function serveDocumentationPage(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request, reply, done) => {
    const isBelow = request.routeOptions.url?.startsWith(`/${PAGE}/`) && !/^\/api\/v1\/docs\/?(\?|$)/.test(request.url);
    if (isBelow && !isFileOfPage.test(request.url)) void reply.status(404).send(refusals[404]);
    else done();
  });
  // Our document is OpenAPI 3.1 and Nest's type knows 3.0 only; the page reads both.
  SwaggerModule.setup(PAGE, app, document as unknown as OpenAPIObject, { customSiteTitle: 'Bitácora API' });
}

/** The contract of every public route, made from the schemas that validate. */
@Controller('api/v1')
export class DocumentationController {
  @Get('openapi.json')
  openApi(): object {
    return document;
  }
}
