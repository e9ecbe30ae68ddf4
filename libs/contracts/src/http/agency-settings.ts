import { z } from 'zod';
import { agencySnapshot } from '../events/people-snapshots.ts';
import { leadTimesBody } from '../lead-times.ts';
import { validationMessages as messages } from '../messages/validation.ts';
import { decimal, email, flag, integer, optionalText, phone, text, version, workDate } from '../validation/fields.ts';
import { rucParams } from './agencies.ts';
import { currentPassword } from './auth.ts';
import { endpoint } from './endpoint.ts';

/** The networks that the foot of every page can link to (product 3.4). */
export const socialNetworks = ['facebook', 'instagram', 'x', 'tiktok', 'youtube'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

const HOUR = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const hour = () => z.string().trim().regex(HOUR, messages.hourUnreadable).meta({ example: '09:00' });

/** One row of opening hours: at least one day of the week, and an hour that ends after it begins. */
const hours = z
  .object({
    days: z
      .array(integer(1, 7))
      .min(1)
      .max(7)
      .transform((days) => [...new Set(days)].sort()),
    opens: hour(),
    closes: hour(),
  })
  .refine(({ opens, closes }) => !HOUR.test(opens) || !HOUR.test(closes) || closes > opens, {
    path: ['closes'],
    message: messages.closesBeforeOpening,
  });

const link = () =>
  text(300).refine((value) => value === '' || (value.startsWith('https://') && URL.canParse(value)), messages.notLink);

/** Who is written once in a list; the later one is named. */
const once = (field: string) => (rows: readonly Record<string, unknown>[], context: z.core.$RefinementCtx) => {
  const seen = new Set<unknown>();
  for (const [index, row] of rows.entries()) {
    if (seen.has(row[field])) context.addIssue({ code: 'custom', path: [index, field], message: messages.repeated });
    seen.add(row[field]);
  }
};

const settings = {
  name: text(120),
  registration_number: optionalText(40),
  address: text(200),
  latitude: decimal(-90, 90),
  longitude: decimal(-180, 180),
  phone: phone(),
  email: email(),
  emergency_phone: phone(),
  chat_numbers: z.array(z.object({ label: text(40), number: phone() })).max(6),
  social_links: z
    .array(z.object({ network: z.enum(socialNetworks), url: link() }))
    .max(socialNetworks.length)
    .superRefine(once('network')),
  banks: z
    .array(z.object({ bank: text(80), account_type: text(40), account_number: text(40), holder: text(120) }))
    .max(10),
  payment_methods: z.array(text(80)).max(10),
  opening_hours: z.array(hours).max(7),
  holidays: z
    .array(z.object({ day: workDate(), name: text(80), is_closed: flag() }))
    .max(60)
    .superRefine(once('day')),
  balance_due_days: integer(0, 365),
  /** What is not sent stays. */
  lead_times: leadTimesBody,
  /** Whether staff need a second factor: told to nobody else (product 4.9). */
  is_second_factor_required: flag(),
};

/** Everything that an agency says about itself and may change on screen (product 11.3). */
export const agencySettingsBody = z.object(settings);

/** The public settings with what only staff are told. */
const answer = agencySnapshot
  .omit({ ruc: true, logo_image: true })
  .extend({ version: z.number().int(), is_second_factor_required: z.boolean() });
export type AgencySettings = z.infer<typeof answer>;

const path = '/api/v1/agency/settings/:ruc';
const common = { owner: 'identity', access: 'staff', may: 'settings', params: rucParams, status: 200, answer } as const;

export const getAgencySettings = endpoint({
  ...common,
  name: 'getAgencySettings',
  method: 'GET',
  path,
  summary: "The agency's settings, with their version",
});

export const updateAgencySettings = endpoint({
  ...common,
  name: 'updateAgencySettings',
  method: 'PATCH',
  path,
  summary:
    'Change settings of the agency: site, mails and screens show them within seconds; lists are sent whole; to ask staff for no second factor any more takes `current_password`',
  body: agencySettingsBody.extend({ version: version(), current_password: currentPassword() }).partial(),
});

const logo = { ...common, path: `${path}/logo` } as const;

export const setAgencyLogo = endpoint({
  ...logo,
  name: 'setAgencyLogo',
  method: 'POST',
  summary: "The agency's logo (JPEG, PNG, WebP), in the place of the one that is there",
  files: [{ name: 'logo', required: true, accepts: 'images', isRendered: true }],
});

export const removeAgencyLogo = endpoint({
  ...logo,
  name: 'removeAgencyLogo',
  method: 'DELETE',
  summary: 'Take the logo away: the mark of the product is shown again',
});
