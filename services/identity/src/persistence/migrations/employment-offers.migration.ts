import { Migration } from '@mikro-orm/migrations';

const purposes = [
  'activation',
  'password-reset',
  'email-confirmation',
  'email-undo',
  'account-confirmation',
  'employment',
];

/** A known account works for an agency only once it agreed; who left one may work for another. */
export class EmploymentOffers extends Migration {
  override up(): void {
    this.addSql(`
      alter table employees
        add column agreement text not null default 'given' check (agreement in ('given', 'asked', 'withdrawn')),
        drop constraint employees_user_id_key`);
    this.addSql(`create unique index employees_of_user on employees (user_id, agency)`);
    this.addSql(`create unique index employees_at_work on employees (user_id) where is_active`);
    this.addSql(`alter table user_tokens drop constraint user_tokens_purpose_check`);
    this.addSql(`
      alter table user_tokens
        add constraint user_tokens_purpose_check check (purpose in (${purposes.map((name) => `'${name}'`).join(', ')})),
        add column employee_id uuid references employees,
        add constraint user_tokens_of_employee check (purpose <> 'employment' or employee_id is not null)`);
    this.addSql(`create index user_tokens_employee_id on user_tokens (employee_id) where employee_id is not null`);
  }
}
