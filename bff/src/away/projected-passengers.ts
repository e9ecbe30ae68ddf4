import type { PassengerProfile, PassengerSnapshot } from '@bitacora/contracts';
import { ownOf, Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

interface Row {
  agency: string;
  version: number;
  passenger: PassengerSnapshot;
}

/** Passengers as identity told of them last: what no event carries is not known here. */
@Injectable()
export class ProjectedPassengers {
  constructor(private readonly database: Database) {}

  /** Throws `not-found` when the agency has no such passenger. */
  async find(id: string, agency: string): Promise<PassengerProfile & { photos: null }> {
    const [row] = await this.database.query<Row>(
      `select agency, version, data as passenger from passengers where id = ?`,
      [id],
    );
    const { passenger, version } = ownOf(row, agency);
    const { user_id, id_number, passport, first_name, last_name, birth_date, email, phone, is_active } = passenger;
    return {
      id,
      user_id,
      personal: { id_number, passport, first_name, last_name, birth_date, gender: '', civil_status: '' },
      contact: { email, phone, address: null },
      photos: null,
      emergency_contact: null,
      account: null,
      is_active: is_active ?? true,
      version,
      is_partial: true,
    };
  }
}
