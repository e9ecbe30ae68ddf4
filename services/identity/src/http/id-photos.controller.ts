import { createIdPhotos, deleteIdPhotos, findIdPhoto, type StoredFile, updateIdPhotos } from '@bitacora/contracts';
import { type Answer, type Call, type Caller, Commands, Endpoint, InternalRoute, ParsedCall } from '@bitacora/platform';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { uploadedPhotos } from '../domain/uploaded-photos.ts';
import { FindIdPhoto } from '../queries/find-id-photo.ts';
import { photosOf } from '../queries/profile-parts.ts';
import { ProfileReferences } from '../references/profile-references.ts';
import { UpdateProfile } from '../use-cases/update-profile.ts';
import type { SentPhotos } from '../use-cases/upload-photos.ts';

interface Change {
  userId: string;
  caller: Caller;
  version?: number | undefined;
  photos: SentPhotos;
}

@Controller()
export class IdPhotosController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(createIdPhotos, ProfileReferences)
  create(
    @ParsedCall() { body: { user, version }, files, caller }: Call<typeof createIdPhotos>,
  ): Promise<Answer<typeof createIdPhotos>> {
    const photos = { back: null, ...uploadedPhotos(files, '') };
    return this.change({ userId: user ?? caller.userId, caller, version, photos });
  }

  @Endpoint(updateIdPhotos, ProfileReferences)
  update(
    @ParsedCall() { params, body: { version }, files, caller }: Call<typeof updateIdPhotos>,
  ): Promise<Answer<typeof updateIdPhotos>> {
    return this.change({ userId: params.id, caller, version, photos: uploadedPhotos(files, '') });
  }

  @Endpoint(deleteIdPhotos)
  async remove(@ParsedCall() { params, caller }: Call<typeof deleteIdPhotos>): Promise<void> {
    await this.change({ userId: params.id, caller, photos: { front: null, back: null } });
  }

  /** Where a photo is, for the BFF, which serves it to the reader that its link was signed for. */
  @Get(findIdPhoto.path)
  @InternalRoute()
  find(@Param('id') id: string, @Query('reader') reader = ''): Promise<StoredFile> {
    return this.queries.execute(new FindIdPhoto(id, reader));
  }

  private change({ userId, caller, version, photos }: Change): Promise<Answer<typeof updateIdPhotos>> {
    return this.commands.execute(
      new UpdateProfile({ userId, caller, form: { version }, photos, part: 'photos' }, photosOf),
    );
  }
}
