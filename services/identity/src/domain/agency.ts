import type { AgencySnapshot } from '@bitacora/contracts';
import { Aggregate } from '@bitacora/kernel';
import { isDeepStrictEqual } from 'node:util';

/** What an agency decides for its staff, and tells nobody else. */
export interface InnerSettings {
  is_second_factor_required?: boolean;
}

/** What may be mended about an agency. */
export type AgencyChanges = Partial<
  Pick<AgencySnapshot, 'name' | 'email' | 'phone' | 'address' | 'latitude' | 'longitude'> & {
    registration_number: string | null;
    /** None: the office's. */
    emergencyPhone: string | null;
    /** The number of its first chat; none takes that chat away. */
    chat: string | null;
  }
>;

/** An agency, known by its RUC, with what it says about itself. */
export class Agency extends Aggregate {
  settings!: Omit<AgencySnapshot, 'ruc'> & InnerSettings;

  static open({ ruc, ...settings }: AgencySnapshot): Agency {
    return Object.assign(new Agency(), { id: ruc, settings });
  }

  /**
   * Says something else from now on; answers whether that changes anything. Where emergencies are told to the office, they
   * go on to be.
   */
  change({ emergencyPhone, chat, ...changes }: AgencyChanges): boolean {
    const { phone, emergency_phone: emergency, chat_numbers: chats } = this.settings;
    const [first = { label: 'Chat' }, ...others] = chats;
    const office = changes.phone ?? phone;
    return this.write({
      ...changes,
      emergency_phone: emergencyPhone ?? (emergencyPhone === null || emergency === phone ? office : emergency),
      chat_numbers: chat === undefined ? chats : [...(chat === null ? [] : [{ ...first, number: chat }]), ...others],
    });
  }

  /** Says this from now on, and goes on saying the rest; answers whether that changes anything. */
  write(changes: Partial<Agency['settings']>): boolean {
    const lead_times = { ...this.settings.lead_times, ...changes.lead_times };
    const settings = { ...this.settings, ...changes, ...(changes.lead_times && { lead_times }) };
    if (isDeepStrictEqual(settings, this.settings)) return false;
    this.settings = settings;
    return true;
  }

  /** Whether it says just this about itself. */
  says({ ruc, ...settings }: AgencySnapshot): boolean {
    const { is_second_factor_required: _, ...said } = this.settings;
    return ruc === this.id && isDeepStrictEqual(settings, said);
  }
}
