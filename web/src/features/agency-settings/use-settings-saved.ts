import type { AgencySettings } from '@bitacora/contracts';
import { useSWRConfig } from 'swr';
import type { Agency } from '../../lib/agency.ts';
import { AGENCY_PATH, AGENCY_RUC } from '../../lib/environment.ts';
import { notify } from '../../lib/notify.ts';
import { SETTINGS_PATH } from './settings-path.ts';

/** The settings as they are from now on, here and in the frame around every page: read again, a cache would answer as before. */
export function useSettingsSaved() {
  const { mutate } = useSWRConfig();
  return (saved: AgencySettings, text: string) => {
    const { version: _, is_second_factor_required: __, ...said } = saved;
    notify.success(text);
    void mutate(SETTINGS_PATH, saved, { revalidate: false });
    void mutate<Agency>(AGENCY_PATH, { ruc: AGENCY_RUC, ...said }, { revalidate: false });
  };
}
