import type { AgencySettings, AgencySnapshot } from '@bitacora/contracts';
import type { Agency } from '../domain/agency.ts';

/** An agency as events and everybody's pages show it. */
export const agencySnapshot = ({ id, settings }: Agency): AgencySnapshot => ({ ruc: id, ...settings });

/** An agency as its owner changes it. */
export const agencySettings = ({ settings, version }: Agency): AgencySettings => ({ ...settings, version });
