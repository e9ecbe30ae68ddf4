import { findIdPhoto, type StoredFile } from '@bitacora/contracts';
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
  find(fileId: string, reader: string): Promise<StoredFile | null> {
    return this.services.find(findIdPhoto, { id: fileId }, { query: { reader } });
  }
}
