import { endpoints } from '@bitacora/contracts';
import { openApiDocument } from '@bitacora/contracts/open-api';
import { Controller, Get } from '@nestjs/common';

const document: object = openApiDocument('Bitácora', endpoints);

/** The contract of every public route, made from the schemas that validate. */
@Controller('api/v1')
export class DocumentationController {
  @Get('openapi.json')
  openApi(): object {
    return document;
  }
}
