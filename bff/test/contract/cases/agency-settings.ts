import type { AgencySettings } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { type Case, changed, notThereFor } from '../case.ts';
import type { Sent } from '../client.ts';
import { tokens } from '../tokens.ts';
import { ask } from '../world/ask.ts';
import { attachments } from '../world/files.ts';

const ruc = { ruc: demo.agency };

/** All that can be written; what is accepted changes one thing alone, since others look at the demo agency meanwhile. */
const everything = {
  name: 'Bitácora Viajes',
  registration_number: '0901500387',
  address: 'Av. 9 de Octubre 1205',
  latitude: '-2.18916',
  longitude: '-79.88943',
  phone: '042301200',
  email: 'hola@bitacora.example',
  emergency_phone: '0990001234',
  chat_numbers: [{ label: 'Ventas', number: '+593990001201' }],
  social_links: [{ network: 'x', url: 'https://x.com/bitacora_example' }],
  banks: [{ bank: 'Banco Pichincha', account_type: 'Corriente', account_number: '2100000001', holder: 'Bitácora' }],
  payment_methods: ['Depósito'],
  opening_hours: [{ days: ['1', '2'], opens: '09:00', closes: '18:00' }],
  holidays: [{ day: '2026-12-24', name: 'Nochebuena', is_closed: 'true' }],
  balance_due_days: '15',
  lead_times: { ready_days: '10', pending_hours: '24', luggage_days: '2' },
  is_second_factor_required: 'false',
};

const valid: Sent = { params: ruc, body: { balance_due_days: '15' }, as: tokens.owner };
const foreign = notThereFor("another agency's settings", tokens.otherOwner);

const withLogo = (image: Blob): Sent => ({ params: ruc, files: { logo: image }, as: tokens.owner });
const refusedLogo = (what: string, image: Blob) => ({ what, sent: withLogo(image), status: 400, fields: ['logo'] });

const notAccepted = (what: string, changes: Record<string, unknown>, fields: string[]) => ({
  what,
  sent: changed(valid, changes),
  status: 400,
  fields,
});

/** What the agency says about itself, as its owner changes it. */
export const agencySettings = {
  getAgencySettings: { access: 'staff', valid: () => ({ params: ruc, as: tokens.owner }), foreign },
  updateAgencySettings: {
    access: 'staff',
    valid: () => valid,
    sample: () => ({ ...valid, body: everything }),
    foreign,
    wrong: {
      phone: ['abc'],
      'social_links.0.url': ['http://x.com/a', 'javascript:alert(1)'],
      'opening_hours.0.opens': ['9', '24:00'],
      'holidays.0.day': ['2026-02-30'],
    },
    refused: () => [
      notAccepted(
        'an hour that ends before it begins',
        { opening_hours: [{ days: [1], opens: '18:00', closes: '09:00' }] },
        ['opening_hours.0.closes'],
      ),
      notAccepted('hours of no day', { opening_hours: [{ days: [], opens: '09:00', closes: '18:00' }] }, [
        'opening_hours.0.days',
      ]),
      notAccepted(
        'a network twice',
        { social_links: [everything.social_links[0], { network: 'x', url: 'https://x.com/b' }] },
        ['social_links.1.network'],
      ),
      {
        what: 'an older version',
        sent: changed(valid, { version: 2_000_000_000 }),
        status: 409,
        code: 'stale_version',
      },
    ],
  },
  showAgencyLogo: {
    access: 'public',
    isFleeting: true,
    valid: async () => {
      const { logo } = await ask<AgencySettings>('setAgencyLogo', withLogo(attachments.picture()));
      const file = logo?.split('/').at(-1) ?? '';
      // The gateway has applied it before it answered.
      return { params: { ...ruc, file } };
    },
    refused: () => [{ what: 'a logo that is not there', sent: { params: { ...ruc, file: 'otro.png' } }, status: 404 }],
  },
  setAgencyLogo: {
    access: 'staff',
    valid: () => withLogo(attachments.picture()),
    foreign,
    refused: () => [
      refusedLogo('a document that is no image', attachments.pdf()),
      refusedLogo('a logo that is too narrow', attachments.picture(63)),
      refusedLogo('half an image', attachments.brokenPicture()),
    ],
  },
  removeAgencyLogo: { access: 'staff', valid: () => ({ params: ruc, as: tokens.owner }), foreign },
} satisfies Record<string, Case>;
