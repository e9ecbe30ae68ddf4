import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { FileStore } from './file-store.ts';
import { FileSweep } from './file-sweep.ts';
import { FileWorkshop } from './file-workshop.ts';
import { ObjectStore } from './object-store.ts';
import { removeLeftFiles } from './temporary-files.ts';

/**
 * For a process that stores files; its environment extends `objectStoreEnvironment`. Global, because what is around every
 * route opens the files that come with one.
 */
@Global()
@Module({
  providers: [ObjectStore, FileStore, FileSweep, FileWorkshop],
  exports: [ObjectStore, FileStore, FileWorkshop],
})
export class FilesModule implements OnModuleInit {
  onModuleInit(): Promise<void> {
    return removeLeftFiles();
  }
}
