import { FilesModule } from '@bitacora/platform';
import { Module } from '@nestjs/common';
import { ContentModule } from './content/content.module.ts';
import { RecordsModule } from './records/records.module.ts';

@Module({ imports: [FilesModule, RecordsModule, ContentModule] })
export class ServicesCatalogModule {}
