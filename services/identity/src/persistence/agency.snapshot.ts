import type { AgencySnapshot } from '@bitacora/contracts';
import type { Agency } from '../domain/agency.ts';

/** An agency as events and everybody's pages show it. */
export const agencySnapshot = ({ id, settings }: Agency): AgencySnapshot => ({ ruc: id, ...settings });
