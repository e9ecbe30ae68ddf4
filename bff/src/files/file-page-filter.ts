import { BusyError, RateLimitedError } from '@bitacora/kernel';
import { ENVIRONMENT, ErrorFilter, SecurityLog, statusOfError } from '@bitacora/platform';
import { type ArgumentsHost, Catch, Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BffEnvironment } from '../config.ts';
import { noticePolicy } from '../security/content-security-policy.ts';
import { SiteData } from '../web/site-data.ts';
import { FileLinks, type SignedQuery } from './file-links.ts';
import { filePage, isTemporary } from './file-page.ts';
import { Files } from './files.ts';

type FileRequest = FastifyRequest<{ Params: { id: string }; Querystring: SignedQuery }>;

/** Whether a person looks at the answer: a browser that opens an address says so, a program does not. */
const isOpenedByBrowser = ({ method, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && /\btext\/html\b/.test(headers.accept ?? '');

/** A document that does not open is a page for a person, and JSON for a program, with the same status. */
@Catch()
@Injectable()
export class FilePageFilter extends ErrorFilter {
  constructor(
    private readonly links: FileLinks,
    private readonly files: Files,
    private readonly site: SiteData,
    @Inject(ENVIRONMENT) private readonly environment: BffEnvironment,
    security: SecurityLog,
  ) {
    super(security);
  }

  override catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const [request, reply] = [http.getRequest<FileRequest>(), http.getResponse<FastifyReply>()];
    if (reply.sent || !isOpenedByBrowser(request)) super.catch(error, host);
    else void this.show(error, request, reply);
  }

  private async show(error: unknown, request: FileRequest, reply: FastifyReply): Promise<void> {
    const status = statusOfError(error);
    this.noteAttempt(request, error);
    this.logFailure(status, error);
    const [journey, agency] = await Promise.all([
      isTemporary(status) ? null : this.journeyOf(request),
      // Without it the page still says what it is there for.
      this.site.agency().catch(() => null),
    ]);
    if (error instanceof RateLimitedError || error instanceof BusyError) {
      void reply.header('Retry-After', String(error.retryAfterSeconds));
    }
    await reply
      .status(status)
      .headers({ 'Cache-Control': 'no-store', 'Content-Security-Policy': noticePolicy, Vary: 'Accept' })
      .type('text/html; charset=utf-8')
      .send(filePage({ status, publicUrl: this.environment.PUBLIC_URL, journey, agency }));
  }

  /** Where a link that was good once came from; told to nobody who only made one up. */
  private async journeyOf({ params: { id }, query }: FileRequest): Promise<string | null> {
    if (!this.links.isOurs(id, query)) return null;
    return this.files.journeyOf(id, query.reader ?? '').catch(() => null);
  }
}
