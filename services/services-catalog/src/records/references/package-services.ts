import type { PackageServiceInternal, ServiceKind } from '@bitacora/contracts';
import { NotFoundError } from '@bitacora/kernel';
import { ServiceClient } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

const TIMEOUT_MILLISECONDS = 1000;

/** What journeys knows about an item; asked of it (architecture#attaching-a-service). */
@Injectable()
export class PackageServices {
  constructor(private readonly services: ServiceClient) {}

  /** Null when it is not there, or another agency's. Throws `unavailable` when journeys is away. */
  async find(id: string, agency: string): Promise<PackageServiceInternal | null> {
    try {
      const item = await this.services.get<PackageServiceInternal>(
        'journeys',
        `/internal/package-services/${encodeURIComponent(id)}`,
        TIMEOUT_MILLISECONDS,
      );
      return item.agency === agency ? item : null;
    } catch (error) {
      if (error instanceof NotFoundError) return null;
      throw error;
    }
  }

  /** The item that a new record of this kind names; null also when it names none, or one of another kind. */
  async findOfKind(
    id: string | null | undefined,
    kind: ServiceKind,
    agency: string,
  ): Promise<PackageServiceInternal | null> {
    const item = id ? await this.find(id, agency) : null;
    return item?.kind === kind ? item : null;
  }
}
