import { getAgencySettings, pathOf } from '@bitacora/contracts';
import { AGENCY_RUC } from '../../lib/environment.ts';

/** Where the settings are read; also their key in SWR. */
export const SETTINGS_PATH = pathOf(getAgencySettings, { ruc: AGENCY_RUC });
