import { Module } from '@nestjs/common';
import { FileStore } from './file-store.ts';
import { FileSweeper } from './file-sweeper.ts';
import { ObjectStore } from './object-store.ts';

/** For a process that stores files; its environment extends `objectStoreEnvironment`. */
@Module({ providers: [ObjectStore, FileStore, FileSweeper], exports: [ObjectStore, FileStore] })
export class FilesModule {}
