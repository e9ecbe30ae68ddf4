import type { StoredProfile } from '@bitacora/contracts';
import { Commands, Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { type CheckedPassword, CurrentPassword } from '../credentials/current-password.ts';
import { isSameEmail } from '../domain/same-email.ts';
import { type ProfileUpdate, UpdateProfile } from './update-profile.ts';

/** Changes a person by a form that may hold another e-mail, which asks for the owner's password first. */
@Injectable()
export class SaveProfile {
  constructor(
    private readonly database: Database,
    private readonly currentPassword: CurrentPassword,
    private readonly commands: Commands,
  ) {}

  async execute<Answer>(
    update: ProfileUpdate,
    password: string | undefined,
    answerOf: (profile: StoredProfile) => Answer,
  ): Promise<Answer> {
    const checked = await this.check(update, password);
    return this.commands.execute(new UpdateProfile({ ...update, password: checked }, answerOf));
  }

  private async check(
    { userId, caller, form }: ProfileUpdate,
    password: string | undefined,
  ): Promise<CheckedPassword | null> {
    const email = form.contact?.email;
    if (password === undefined || !email || caller.userId !== userId) return null;
    // A password that nothing needs is not looked at: this is no place to guess it.
    if (isSameEmail(email, await this.presentEmail(userId))) return null;
    return this.currentPassword.check({ caller, password });
  }

  private async presentEmail(userId: string): Promise<string | null> {
    const [person] = await this.database.query<{ email: string | null }>(
      `select p.contact ->> 'email' as email from persons p join users u on u.person_id = p.id where u.id::text = ?`,
      [userId],
    );
    return person?.email ?? null;
  }
}
