import { StaleVersionError } from '@bitacora/kernel';
import type { WebDocumentName } from '@bitacora/contracts';
import { Database, Outbox, violatedUnique } from '@bitacora/platform';
import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { WebDocument } from '../domain/web-document.ts';
import { webDocumentSnapshot } from './web-document.snapshot.ts';

@Injectable()
export class WebDocumentRepository {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** A document of the agency, locked for the running transaction; null while the agency has not written it. */
  findLocked(agency: string, name: WebDocumentName): Promise<WebDocument | null> {
    return this.database.em.findOne(WebDocument, { agency, name }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** Throws `conflict` when somebody else wrote it first meanwhile. */
  async save(document: WebDocument): Promise<void> {
    try {
      await this.outbox.save(document, () => ({
        name: 'services-catalog.content-published',
        data: webDocumentSnapshot(document),
      }));
    } catch (error) {
      throw violatedUnique(error) === 'web_documents_name' ? new StaleVersionError() : error;
    }
  }
}
