import type { SnapshotPage } from '@bitacora/contracts';
import { NotFoundError } from '@bitacora/kernel';
import { Controller, Get, type OnModuleInit, Param, Query } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { InternalRoute } from '../http/endpoint-decorator.ts';
import { SNAPSHOT_SOURCE, type SnapshotSource } from './snapshot-source.ts';

const PAGE_SIZE = 200;

/** What this process owns, page by page, for rebuilding and checking the views of others. */
@Controller('internal/snapshots')
export class SnapshotsController implements OnModuleInit {
  private readonly sources = new Map<string, SnapshotSource>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    for (const { metatype, instance } of this.discovery.getProviders()) {
      const name = metatype && (Reflect.getMetadata(SNAPSHOT_SOURCE, metatype) as string | undefined);
      if (name) this.sources.set(name, instance as SnapshotSource);
    }
  }

  @Get(':name')
  @InternalRoute()
  async page(@Param('name') name: string, @Query('after') after?: string): Promise<SnapshotPage> {
    const source = this.sources.get(name);
    if (!source) throw new NotFoundError();
    return { event: source.event, snapshots: await source.page(after || null, PAGE_SIZE) };
  }
}
