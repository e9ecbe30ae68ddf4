import { UnavailableError } from '@bitacora/kernel';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { FileStore } from './file-store.ts';

const TEN_MINUTES = 10 * 60 * 1000;

/** Bounds the bucket: what was never kept, and what was replaced long ago. */
@Injectable()
export class FileSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Files');
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly files: FileStore) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.files.sweep().catch((error: unknown) => {
        // Of a server or store that is away its connections tell.
        if (!(error instanceof UnavailableError)) this.logger.warn(`file sweep failed: ${String(error)}`);
      });
    }, TEN_MINUTES);
  }

  onApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }
}
