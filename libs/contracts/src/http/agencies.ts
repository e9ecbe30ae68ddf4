import { z } from 'zod';
import { agencySnapshot } from '../events/people-snapshots.ts';
import { ruc } from '../validation/fields.ts';
import { endpoint } from './endpoint.ts';

/** A `:ruc` in a path; one that is not the caller's agency is 404, so its shape is not judged here. */
export const rucParams = z.object({ ruc: z.string() });

export const getPublicAgency = endpoint({
  name: 'getPublicAgency',
  method: 'GET',
  path: '/api/v1/agency/public/:ruc',
  owner: 'bff',
  access: 'public',
  summary: 'What an agency says about itself: contacts, chat numbers, banks, opening hours',
  params: z.object({ ruc: ruc() }),
  status: 200,
  answer: agencySnapshot.omit({ logo_image: true }),
  cacheSeconds: 60,
});

export const showAgencyLogo = endpoint({
  name: 'showAgencyLogo',
  method: 'GET',
  path: '/api/v1/agency/public/:ruc/logo/:file',
  owner: 'bff',
  access: 'public',
  summary: "The agency's logo (PNG); what is behind its address never changes",
  params: z.object({ ruc: ruc(), file: z.string() }),
  status: 200,
});

/** Where a logo is read. */
export const agencyLogoPath = (agency: string, id: string): string =>
  showAgencyLogo.path.replace(':ruc', agency).replace(':file', `${id}.png`);
