import { endpoints } from '@bitacora/contracts';
import { openApiDocument } from '@bitacora/contracts/open-api';
import { Controller, Get, type INestApplication } from '@nestjs/common';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

const document = openApiDocument('Bitácora', endpoints);

/** The browsable page beside the document. */
export function serveDocumentationPage(app: INestApplication): void {
  // Our document is OpenAPI 3.1 and Nest's type knows 3.0 only; the page reads both.
  SwaggerModule.setup('api/v1/docs', app, document as unknown as OpenAPIObject, { customSiteTitle: 'Bitácora API' });
}

/** The contract of every public route, made from the schemas that validate. */
@Controller('api/v1')
export class DocumentationController {
  @Get('openapi.json')
  openApi(): object {
    return document;
  }
}
