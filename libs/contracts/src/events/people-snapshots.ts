import { z } from 'zod';
import { employeeRoles } from '../names.ts';
import { saidLeadTimes } from '../lead-times.ts';

// The public snapshots of identity, under the rules of `snapshots.ts`.

export const passengerSnapshot = z.object({
  id: z.string(),
  agency: z.string(),
  person_id: z.string(),
  user_id: z.string().nullable(),
  id_number: z.string().nullable(),
  passport: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  birth_date: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** The account's e-mail where it is another: mails about the passenger go there. No agency is shown it. */
  account_email: z.string().nullish(),
  /** False while the agency sells nothing to the passenger. */
  is_active: z.boolean().optional(),
  /** Whether the account waits for its owner; said to the agency that registered the person alone. */
  account_waits: z.boolean().optional(),
  /** When another address was the account's, whose change was undone: what was reported then may be somebody else's. */
  undone_period: z.object({ from: z.string(), until: z.string() }).optional(),
});
export type PassengerSnapshot = z.infer<typeof passengerSnapshot>;

/** The days on which somebody is away, `YYYY-MM-DD` in Guayaquil, both included, and the employee who answers meanwhile. */
const absence = z.object({ from: z.string(), until: z.string(), stand_in: z.string() });
export type Absence = z.infer<typeof absence>;

export const employeeSnapshot = z.object({
  id: z.string(),
  agency: z.string(),
  user_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  roles: z.array(z.enum(employeeRoles)),
  is_active: z.boolean(),
  /** The newest one, also when it is over; older snapshots have none. */
  absence: absence.nullish(),
  /** Asked, as the owner of a known account, whether he or she works there, and without an answer yet. */
  is_invited: z.boolean().optional(),
  /** Was asked so, and is no more: never worked there. Older snapshots do not say it. */
  is_withdrawn: z.boolean().optional(),
  /** Has no role until a second factor is set up that the agency asks for: what was opened before opens nothing either. */
  is_shut_out: z.boolean().optional(),
});
export type EmployeeSnapshot = z.infer<typeof employeeSnapshot>;

/** One row of opening hours: days 1 (Monday) to 7, times `HH:mm` in America/Guayaquil. */
const openingHours = z.object({ days: z.array(z.number().int().min(1).max(7)), opens: z.string(), closes: z.string() });

/** An agency's public settings: what the site, the mails and every journey screen say about it. */
export const agencySnapshot = z.object({
  ruc: z.string(),
  name: z.string(),
  /** Where everybody reads it; null: the mark of the product. */
  logo: z.string().nullable(),
  /** Its bytes, a small PNG (base64), for who serves it and who mails it; public answers leave it out. */
  logo_image: z
    .object({ id: z.string(), width: z.number().int(), height: z.number().int(), data: z.string() })
    .nullable()
    .optional(),
  /** Of the tourism register; older settings have none. */
  registration_number: z.string().nullable().optional(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  phone: z.string(),
  email: z.string(),
  emergency_phone: z.string(),
  chat_numbers: z.array(z.object({ label: z.string(), number: z.string() })),
  social_links: z.array(z.object({ network: z.string(), url: z.string() })),
  banks: z.array(
    z.object({ bank: z.string(), account_type: z.string(), account_number: z.string(), holder: z.string() }),
  ),
  payment_methods: z.array(z.string()),
  opening_hours: z.array(openingHours),
  /** Days on which the agency does otherwise than the law's holidays say; older settings have none. */
  holidays: z.array(z.object({ day: z.string(), name: z.string(), is_closed: z.boolean() })).optional(),
  /** How many days before travel a balance is due; older settings have the usual number (product 8.5). */
  balance_due_days: z.number().int().optional(),
  /** When what waits is on staff's board; what is not said is the usual (product 11.4). */
  lead_times: saidLeadTimes.optional(),
});
export type AgencySnapshot = z.infer<typeof agencySnapshot>;
export type AgencyLogo = NonNullable<AgencySnapshot['logo_image']>;
