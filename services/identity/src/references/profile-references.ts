import type {
  createIdPhotos,
  updateContact,
  updateEmergencyContact,
  updateIdPhotos,
  updatePassenger,
  updatePerson,
  updateProfile,
  updateUser,
} from '@bitacora/contracts';
import { type Clock, dayAt, type FieldErrors } from '@bitacora/kernel';
import { CLOCK, Database, isStaff, type PartialCall, type ReferenceCheck } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import { editorOf } from '../domain/editor-of.ts';
import { errorsAtTopLevel } from '../domain/errors-at-top-level.ts';
import { type ProfileForm, readProfileForm } from '../domain/profile-form.ts';
import type { Profile } from '../domain/profile.ts';
import { uploadedPhotos } from '../domain/uploaded-photos.ts';
import { ProfileRepository } from '../persistence/profile.repository.ts';
import { ProfileReader } from '../queries/profile-reader.ts';

type Route =
  | typeof createIdPhotos
  | typeof updateContact
  | typeof updateEmergencyContact
  | typeof updateIdPhotos
  | typeof updatePassenger
  | typeof updatePerson
  | typeof updateProfile
  | typeof updateUser;

/** Which part of the bundle stands at top level in the body of each route; null: the bundle itself. */
const parts: Record<Route['name'], keyof ProfileForm | 'photos' | null> = {
  createIdPhotos: 'photos',
  updateContact: 'contact',
  updateEmergencyContact: 'emergency_contact',
  updateIdPhotos: 'photos',
  updatePassenger: null,
  updatePerson: 'personal',
  updateProfile: null,
  updateUser: 'user',
};

/** What of a change does not fit the person that is stored, although other fields of it are wrong in themselves. */
@Injectable()
export class ProfileReferences implements ReferenceCheck<Route> {
  constructor(
    private readonly database: Database,
    private readonly profiles: ProfileRepository,
    private readonly reader: ProfileReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async brokenReferences(call: PartialCall<Route>, { name }: Route): Promise<FieldErrors> {
    const { body, files } = call;
    const profile = await this.profileOf(call, name);
    const part = parts[name];
    // Fields that hold by themselves: the rules below judge those that are there.
    const form = (part === null ? body : part === 'photos' ? {} : { [part]: body }) as ProfileForm;
    const { changes, errors } = readProfileForm(form);
    const photos = uploadedPhotos(files, part === 'photos' ? '' : 'photos.');
    const all = { ...errors, ...profile.errorsOf(form, changes, photos, dayAt(this.clock.now())) };
    return part === null ? all : errorsAtTopLevel(all, part);
  }

  private async profileOf(call: PartialCall<Route>, name: Route['name']): Promise<Profile> {
    const { params, caller } = call;
    if (name === 'updatePassenger' && params !== undefined && 'id' in params && isStaff(caller)) {
      return this.database.transaction(() => this.profiles.ofPassenger(params.id, caller.agency));
    }
    const userId = await this.userIdOf(call);
    return this.database.transaction(() => this.profiles.get(userId, editorOf(userId, caller)));
  }

  private async userIdOf({ params, body, caller }: PartialCall<Route>): Promise<string> {
    if (params === undefined) return ('user' in body && typeof body.user === 'string' && body.user) || caller.userId;
    return 'id' in params ? params.id : (await this.reader.findByDocument(params.id_number, caller)).user_id;
  }
}
