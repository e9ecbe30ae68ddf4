import { siteSettings } from './settings.ts';

/**
 * The agency whose site this is: the one that the page names, or, where the client lives elsewhere, the one that it was
 * built for.
 */
export const AGENCY_RUC = siteSettings().agency_ruc || import.meta.env?.VITE_AGENCY_RUC || '0993371112001';
/** What the agency says about itself; also its key in SWR, by which its answer comes with a page. */
export const AGENCY_PATH = `/api/v1/agency/public/${AGENCY_RUC}/`;
/** Where the API answers; the same origin unless the client was built for another. */
export const API_URL = (import.meta.env?.VITE_API_URL || '').replace(/\/$/, '');
