import { createIdPhotos, deleteIdPhotos, type StoredFile, updateIdPhotos } from '@bitacora/contracts';
import { type Answer, type Call, type Caller, Commands, Endpoint, InternalRoute, ParsedCall } from '@bitacora/platform';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { IdPhotos } from '../domain/person.ts';
import { FindIdPhoto } from '../queries/find-id-photo.ts';
import { GetProfile } from '../queries/get-profile.ts';
import { photosOf } from '../queries/profile-parts.ts';
import { UpdateProfile } from '../use-cases/update-profile.ts';
import { UploadedPhotos } from './uploaded-photos.ts';

interface Change {
  userId: string;
  caller: Caller;
  version?: number | undefined;
  photos: Partial<IdPhotos>;
}

@Controller()
export class IdPhotosController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly uploads: UploadedPhotos,
  ) {}

  @Endpoint(createIdPhotos)
  async create(
    @ParsedCall() { body: { user, version }, files, caller }: Call<typeof createIdPhotos>,
  ): Promise<Answer<typeof createIdPhotos>> {
    const userId = user ?? caller.userId;
    await this.checkAccess(userId, caller);
    return this.uploads.with(files, '', (photos) =>
      this.change({ userId, caller, version, photos: { back: null, ...photos } }),
    );
  }

  @Endpoint(updateIdPhotos)
  async update(
    @ParsedCall() { params, body, files, caller }: Call<typeof updateIdPhotos>,
  ): Promise<Answer<typeof updateIdPhotos>> {
    await this.checkAccess(params.id, caller);
    return this.uploads.with(files, '', (photos) =>
      this.change({ userId: params.id, caller, version: body.version, photos }),
    );
  }

  @Endpoint(deleteIdPhotos)
  async remove(@ParsedCall() { params, caller }: Call<typeof deleteIdPhotos>): Promise<void> {
    await this.change({ userId: params.id, caller, photos: { front: null, back: null } });
  }

  /** Where a photo is, for the BFF, which serves it to the reader that its link was signed for. */
  @Get('internal/id-photos/:id')
  @InternalRoute()
  find(@Param('id') id: string, @Query('reader') reader = ''): Promise<StoredFile> {
    return this.queries.execute(new FindIdPhoto(id, reader));
  }

  /** Nobody uploads anything for a person whose photos he or she may not see. */
  private async checkAccess(userId: string, caller: Caller): Promise<void> {
    photosOf(await this.queries.execute(new GetProfile({ userId }, caller)));
  }

  private change({ userId, caller, version, photos }: Change): Promise<Answer<typeof updateIdPhotos>> {
    return this.commands.execute(
      new UpdateProfile({ userId, caller, form: { version }, photos, part: 'photos' }, photosOf),
    );
  }
}
