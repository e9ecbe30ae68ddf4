import { Database, Outbox, ownOf } from '@bitacora/platform';
import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { ServiceDocument } from '../domain/service-document.ts';
import { serviceDocumentSnapshot } from './service-document.snapshot.ts';

@Injectable()
export class ServiceDocumentRepository {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** One that was not removed, locked for the running transaction. Throws `not-found` when the agency has none. */
  async getLocked(id: string, agency: string): Promise<ServiceDocument> {
    const present = { id, removedAt: null };
    const found = await this.database.em.findOne(ServiceDocument, present, { lockMode: LockMode.PESSIMISTIC_WRITE });
    return ownOf(found, agency);
  }

  /** The documents of an item, locked in the same way. */
  findOf(packageService: string): Promise<ServiceDocument[]> {
    return this.database.em.find(
      ServiceDocument,
      { packageService, removedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
    );
  }

  async save(document: ServiceDocument): Promise<void> {
    const name = document.removedAt
      ? ('services-catalog.service-document-removed' as const)
      : ('services-catalog.service-document-added' as const);
    await this.outbox.save(document, () => ({ name, data: serviceDocumentSnapshot(document) }));
  }
}
