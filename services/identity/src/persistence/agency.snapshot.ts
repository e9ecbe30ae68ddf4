import type { AgencySettings, AgencySnapshot } from '@bitacora/contracts';
import type { Agency } from '../domain/agency.ts';

/** An agency as events and everybody's pages show it. */
export function agencySnapshot({ id, settings }: Agency): AgencySnapshot {
  const { is_second_factor_required: _, ...said } = settings;
  return { ruc: id, ...said };
}

/** An agency as its owner changes it. */
export function agencySettings({ settings, version }: Pick<Agency, 'settings' | 'version'>): AgencySettings {
  const { logo_image: _, ...shown } = settings;
  return { is_second_factor_required: false, ...shown, version };
}
