import { listSnapshots, type SnapshotPage } from '@bitacora/contracts';
import { NotFoundError } from '@bitacora/kernel';
import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { InternalRoute } from '../http/endpoint-decorator.ts';
import { SNAPSHOT_SOURCES } from '../tokens.ts';
import type { SnapshotSource } from './snapshot-source.ts';

const PAGE_SIZE = 200;

/** What this process owns, page by page, for rebuilding and checking the views of others. */
@Controller()
export class SnapshotsController {
  constructor(
    private readonly database: Database,
    @Inject(SNAPSHOT_SOURCES) private readonly sources: readonly SnapshotSource[],
  ) {}

  @Get(listSnapshots.path)
  @InternalRoute()
  async page(
    @Param('name') name: string,
    @Query('after') after?: string,
    @Query('ids') ids?: string,
  ): Promise<SnapshotPage> {
    const source = this.sources.find((candidate) => candidate.name === name);
    if (!source) throw new NotFoundError();
    const snapshots = ids
      ? await source.some(this.database, ids.split(',').slice(0, PAGE_SIZE))
      : await source.page(this.database, after || null, PAGE_SIZE);
    return { event: source.event, snapshots };
  }
}
