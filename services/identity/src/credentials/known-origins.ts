import { Database, hashOfSecret } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import type { LoginOrigin } from './open-sessions.ts';

/** By what somebody is known: the hash of a device's secret, or a network. */
export interface KnownOrigin {
  kind: 'device' | 'place';
  name: string;
}

/**
 * Where people have logged in before: their attempts there are counted apart from those of strangers. Since the password was
 * chosen, or in a session that outlived it: whoever knew another one is a stranger.
 */
@Injectable()
export class KnownOrigins {
  constructor(private readonly database: Database) {}

  /** By what a person is known who comes from here, a device before a place; null for a stranger. */
  async of(userId: string | null, { place, device }: LoginOrigin): Promise<KnownOrigin | null> {
    const deviceHash = device === null ? null : hashOfSecret(device);
    const [known] = await this.database.query<{ has_device: boolean; has_place: boolean }>(
      `select exists (select from known_devices where user_id = u.id and device = ?) as has_device,
              exists (select from sessions s where s.user_id = u.id and s.address = ? and
                (s.ended_at is null or u.password_changed_at is null or s.created_at >= u.password_changed_at)) as has_place
       from users u where u.id = ?`,
      [deviceHash, place.address, userId],
    );
    if (known?.has_device) return { kind: 'device', name: deviceHash ?? '' };
    return known?.has_place ? { kind: 'place', name: place.address ?? '' } : null;
  }
}
