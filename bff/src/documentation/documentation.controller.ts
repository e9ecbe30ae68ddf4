import { endpoints } from '@bitacora/contracts';
import { openApiDocument } from '@bitacora/contracts/open-api';
import { refusals } from '@bitacora/platform';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type PackedText, packText, sendPacked } from '../web/packed-text.ts';
import { type PageFile, PageFiles } from './page-files.ts';

/** The contract of every public route, made from the schemas that validate, and the page that shows it. */
@Controller('api/v1')
export class DocumentationController {
  private text: Promise<PackedText> | null = null;
  private readonly files = new PageFiles();

  /** Written and compressed once. */
  @Get('openapi.json')
  async openApi(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    this.text ??= packText(JSON.stringify(openApiDocument('Bitácora', endpoints)));
    this.send(request, reply, { type: 'application/json; charset=utf-8', ...(await this.text) });
  }

  /** The page that a browser shows the document on. */
  @Get('docs')
  page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.file('index.html', request, reply);
  }

  /** A script, style or icon of that page; 404 for what it has not. */
  @Get('docs/:name')
  async file(@Param('name') name: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const file = await this.files.find(name);
    if (file) this.send(request, reply, file);
    else void reply.status(404).send(refusals[404]);
  }

  private send(request: FastifyRequest, reply: FastifyReply, { type, ...text }: PageFile): void {
    sendPacked(request, reply.type(type).header('Cache-Control', 'no-cache'), text);
  }
}
