import { type AgencySettings, leadTimesOf, USUAL_DAYS_BEFORE_TRAVEL } from '@bitacora/contracts';
import { z } from 'zod';
import { words } from './words.ts';

const written = z.string();

/** The settings as the form holds them: everything is text, as it is typed. */
export const settingsShape = z.object({
  name: written,
  registration_number: written,
  address: written,
  latitude: written,
  longitude: written,
  phone: written,
  email: written,
  emergency_phone: written,
  chat_numbers: z.array(z.object({ label: written, number: written })),
  social_links: z.array(z.object({ network: written, url: written })),
  banks: z.array(z.object({ bank: written, account_type: written, account_number: written, holder: written })),
  /** One a line. */
  payment_methods: written,
  opening_hours: z.array(z.object({ days: z.array(written), opens: written, closes: written })),
  holidays: z.array(z.object({ day: written, name: written, is_closed: written })),
  balance_due_days: written,
  lead_times: z.object({ ready_days: written, pending_hours: written, luggage_days: written }),
  is_second_factor_required: z.boolean(),
  current_password: written,
});
export type SettingsValues = z.infer<typeof settingsShape>;

export const valuesOf = (stored: AgencySettings): SettingsValues => ({
  name: stored.name,
  registration_number: stored.registration_number ?? '',
  address: stored.address,
  latitude: String(stored.latitude),
  longitude: String(stored.longitude),
  phone: stored.phone,
  email: stored.email,
  emergency_phone: stored.emergency_phone,
  chat_numbers: stored.chat_numbers.map(({ label, number }) => ({ label, number })),
  social_links: stored.social_links.map(({ network, url }) => ({ network, url })),
  banks: stored.banks.map((bank) => ({ ...bank })),
  payment_methods: stored.payment_methods.join('\n'),
  opening_hours: stored.opening_hours.map(({ days, ...hours }) => ({ ...hours, days: days.map(String) })),
  holidays: (stored.holidays ?? []).map(({ is_closed, ...holiday }) => ({ ...holiday, is_closed: String(is_closed) })),
  balance_due_days: String(stored.balance_due_days ?? USUAL_DAYS_BEFORE_TRAVEL),
  lead_times: leadTimeValues(stored),
  is_second_factor_required: stored.is_second_factor_required,
  current_password: '',
});

function leadTimeValues(stored: AgencySettings) {
  const { ready_days, pending_hours, luggage_days } = leadTimesOf(stored);
  return { ready_days: String(ready_days), pending_hours: String(pending_hours), luggage_days: String(luggage_days) };
}

/** What is sent of it; a line without anything in it is no way to pay, and no password is sent where none is asked for. */
export const settingsBodyOf = ({ payment_methods: methods, current_password, ...others }: SettingsValues) => ({
  ...others,
  ...(current_password !== '' && !others.is_second_factor_required && { current_password }),
  payment_methods: methods.split('\n').filter((line) => line.trim() !== ''),
});

const { identity, contacts, chats, hours, holidays, links, banks, payments, leadTimes, security } = words;

const labelsOfEntries = <Field extends string>(
  name: string,
  count: number,
  texts: { title: string; inEntry: (place: number, field: string) => string },
  fields: Readonly<Record<Field, string>>,
): [string, string][] => [
  [name, texts.title],
  ...Array.from({ length: count }, (_, index) =>
    Object.entries<string>(fields).map(([field, label]): [string, string] => [
      `${name}.${index}.${field}`,
      texts.inEntry(index + 1, label),
    ]),
  ).flat(),
];

/** Every field in the order of the screen. */
export const settingsLabels = (values: SettingsValues): Record<string, string> =>
  Object.fromEntries([
    ['name', identity.name],
    ['registration_number', identity.registration],
    ['address', identity.address],
    ['latitude', identity.latitude],
    ['longitude', identity.longitude],
    ['phone', contacts.phone],
    ['email', contacts.email],
    ['emergency_phone', contacts.emergency],
    ...labelsOfEntries('chat_numbers', values.chat_numbers.length, chats, {
      label: chats.label,
      number: chats.number,
    }),
    ...labelsOfEntries('opening_hours', values.opening_hours.length, hours, {
      days: hours.days,
      opens: hours.opens,
      closes: hours.closes,
    }),
    ...labelsOfEntries('holidays', values.holidays.length, holidays, {
      day: holidays.day,
      name: holidays.name,
      is_closed: holidays.isClosed,
    }),
    ...labelsOfEntries('social_links', values.social_links.length, links, { network: links.network, url: links.url }),
    ...labelsOfEntries('banks', values.banks.length, banks, {
      bank: banks.bank,
      account_type: banks.accountType,
      account_number: banks.accountNumber,
      holder: banks.holder,
    }),
    ['payment_methods', payments.methods],
    ['balance_due_days', payments.dueDays],
    ['lead_times.ready_days', leadTimes.ready],
    ['lead_times.pending_hours', leadTimes.pending],
    ['lead_times.luggage_days', leadTimes.luggage],
    ['is_second_factor_required', security.secondFactor],
    ['current_password', security.password],
  ]);

/** Of which field of the form a path of the server speaks: a line of the ways to pay is in their one box. */
export const settingsField = (path: string): string => (path.startsWith('payment_methods') ? 'payment_methods' : path);
