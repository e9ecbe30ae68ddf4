import { FileStore, type ReceivedFile } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import type { IdPhotos } from '../domain/person.ts';

/** Photos of a request, stored exactly when the command that gets them keeps them. */
@Injectable()
export class UploadedPhotos {
  constructor(private readonly files: FileStore) {}

  /** `prefix` is what stands before `front` and `back` in the names of the form's fields. */
  with<Result>(
    received: Record<string, ReceivedFile>,
    prefix: '' | 'photos.',
    work: (photos: Partial<IdPhotos>) => Promise<Result>,
  ): Promise<Result> {
    return this.files.withUpload(received[`${prefix}front`], (front) =>
      this.files.withUpload(received[`${prefix}back`], (back) =>
        work({ ...(front ? { front } : {}), ...(back ? { back } : {}) }),
      ),
    );
  }
}
