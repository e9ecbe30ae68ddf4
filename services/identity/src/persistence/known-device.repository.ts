import type { Clock } from '@bitacora/kernel';
import { CLOCK, Database, hashOfSecret, newSecret } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';

/** A client that keeps no cookie is a new device at each login: only a person's latest ones are remembered. */
const MAXIMUM_DEVICES = 20;

/** Devices on which somebody has logged in, by a secret that they keep; it opens nothing, and is stored hashed. */
@Injectable()
export class KnownDeviceRepository {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Remembers the device of a login and answers the secret that it is to keep: its own, when one of ours was shown.
   * Nobody chooses a secret.
   */
  async remember(userId: string, shown: string | null): Promise<string> {
    const isOurs = shown !== null && (await this.isOurs(shown));
    const secret = isOurs ? shown : newSecret();
    await this.database.query(
      `insert into known_devices (user_id, device, last_login_at) values (?, ?, ?)
       on conflict (user_id, device) do update set last_login_at = excluded.last_login_at`,
      [userId, hashOfSecret(secret), this.clock.now()],
    );
    await this.database.query(
      `delete from known_devices where user_id = ? and device in (
         select device from known_devices where user_id = ? order by last_login_at desc, device offset ${MAXIMUM_DEVICES})`,
      [userId, userId],
    );
    return secret;
  }

  /** Whoever knew a former password may have logged in on any of them; the one that acts now stays. */
  async forgetAllOf(userId: string, except: string | null = null): Promise<void> {
    await this.database.query(`delete from known_devices where user_id = ? and device is distinct from ?`, [
      userId,
      except === null ? null : hashOfSecret(except),
    ]);
  }

  private async isOurs(secret: string): Promise<boolean> {
    const rows = await this.database.query(`select 1 from known_devices where device = ? limit 1`, [
      hashOfSecret(secret),
    ]);
    return rows.length > 0;
  }
}
