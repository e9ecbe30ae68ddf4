import { Migration } from '@mikro-orm/migrations';

const purposes = ['activation', 'password-reset', 'email-confirmation', 'email-undo', 'account-confirmation'];

export class EmailChanges extends Migration {
  override up(): void {
    this.addSql(`alter table user_tokens drop constraint user_tokens_purpose_check`);
    this.addSql(`
      alter table user_tokens
        add constraint user_tokens_purpose_check check (purpose in (${purposes.map((name) => `'${name}'`).join(', ')})),
        add column serial bigint generated always as identity,
        add column email text,
        add column email_change uuid,
        add column passenger_id uuid references passengers,
        add constraint user_tokens_of_email
          check (purpose not in ('email-confirmation', 'email-undo') or (email is not null and email_change is not null)),
        add constraint user_tokens_of_passenger check (purpose <> 'account-confirmation' or passenger_id is not null)`);
  }
}
