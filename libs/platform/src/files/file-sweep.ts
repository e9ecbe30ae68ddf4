import { Injectable } from '@nestjs/common';
import { RegularSweep } from '../retention/regular-sweep.ts';
import { FileStore } from './file-store.ts';

/** Bounds the bucket: what was never kept, and what was replaced long ago. */
@Injectable()
export class FileSweep extends RegularSweep {
  protected override readonly everyMilliseconds = 10 * 60 * 1000;

  constructor(private readonly files: FileStore) {
    super();
  }

  protected works() {
    return [() => this.files.sweep()];
  }
}
