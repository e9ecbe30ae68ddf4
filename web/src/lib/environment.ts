/** The agency whose site this is, and where its API answers (api.md); set when the client is built. */
export const AGENCY_RUC = import.meta.env?.VITE_AGENCY_RUC || '0993371112001';
export const API_URL = (import.meta.env?.VITE_API_URL || '').replace(/\/$/, '');
