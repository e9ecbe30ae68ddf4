import type { StoredFile } from '@bitacora/contracts';
import { NotFoundError } from '@bitacora/kernel';
import { ServiceClient } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

/**
 * Photos of identity documents are in no event and in no view: identity is asked at every reading whether this reader may
 * see this photo now, and where it is.
 */
@Injectable()
export class IdPhotos {
  constructor(private readonly services: ServiceClient) {}

  /** Null when there is none, or none for this reader. Throws `unavailable` while identity is away. */
  async find(fileId: string, reader: string): Promise<StoredFile | null> {
    const query = new URLSearchParams({ reader }).toString();
    try {
      return await this.services.get<StoredFile>('identity', `/internal/id-photos/${fileId}?${query}`);
    } catch (error) {
      if (error instanceof NotFoundError) return null;
      throw error;
    }
  }
}
