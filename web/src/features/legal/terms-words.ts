import { pageHeads } from '@bitacora/contracts/messages';

/** The page around the terms. */
export const words = {
  ...pageHeads['/terms_and_conditions'],
  lead: 'Las reglas de este sitio, en palabras claras.',
  updated: '2026-11-21',
  privacy: 'Leer la Política de privacidad',
} as const;
