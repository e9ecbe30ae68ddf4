import { Migration } from '@mikro-orm/migrations';

/** Devices on which a person has logged in, and whom attempts are about, so that a reset can clear them. */
export class KnownDevices extends Migration {
  override up(): void {
    this.addSql(`
      create table known_devices (
        user_id uuid not null references users on delete cascade,
        device text not null,
        last_login_at timestamptz not null,
        primary key (user_id, device)
      )`);
    this.addSql(`create index known_devices_device on known_devices (device)`);
    this.addSql(`create index known_devices_last_login_at on known_devices (last_login_at)`);
    this.addSql(`create index sessions_places on sessions (user_id, address)`);
    this.addSql(`alter table attempts add column person text`);
    this.addSql(`create index attempts_person on attempts (person) where person is not null`);
  }
}
