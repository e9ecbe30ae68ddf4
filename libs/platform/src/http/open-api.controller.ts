import { endpoints, type ProcessName } from '@bitacora/contracts';
import { openApiDocument } from '@bitacora/contracts/open-api';
import { Controller, Get, Inject } from '@nestjs/common';
import { PROCESS_NAME } from '../tokens.ts';

/** A service's own routes, for whoever works on it; the public document of all is the BFF's. */
@Controller('openapi.json')
export class OpenApiController {
  private readonly document: object;

  constructor(@Inject(PROCESS_NAME) name: ProcessName) {
    this.document = openApiDocument(
      `Bitácora ${name}`,
      endpoints.filter(({ owner }) => owner === name),
    );
  }

  @Get()
  show(): object {
    return this.document;
  }
}
