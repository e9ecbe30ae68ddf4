import { type AttemptLimit, type AttemptRule, GrowingWait, HourlyAllowance } from '@bitacora/platform';

const MINUTE = 60_000;
const DAY = 24 * 60 * 60 * 1000;

/** What is limited, and how many attempts are free. */
export const limitRules = {
  'login-address': new HourlyAllowance(20),
  'login-device': new GrowingWait(5),
  'login-place': new GrowingWait(5),
  'login-person': new HourlyAllowance(30),
  // Codes of a second factor, which have a million values: by who knows the password, from all unknown places together.
  'otp-person': new HourlyAllowance(10, DAY),
  // The first code of an app, by who holds a session.
  'otp-first': new GrowingWait(5),
  // A wave of attempts is told of once; its link to choose another password lives as long.
  'login-alarm': new HourlyAllowance(1, DAY),
  'password-session': new GrowingWait(5),
  // Also of right ones: more than anybody changes in a minute, and no work for free.
  'password-checks': new HourlyAllowance(10, MINUTE),
  'reset-address': new GrowingWait(10),
  'reset-person': new GrowingWait(3),
  'reset-known': new GrowingWait(3),
  'link-address': new GrowingWait(10),
  // Of a link that we mailed: more than anybody needs to type a good password, and no way to have work done for ever.
  link: new GrowingWait(10),
  'email-address': new GrowingWait(10),
  // Of an employee: more than anybody registers in an hour, and too few to go through all cédulas. Refused documents count, too.
  'email-staff': new HourlyAllowance(60),
  // Each change writes to the former and to the new address, which may be a stranger's.
  'email-change-person': new GrowingWait(5),
  // Of a passenger: each writes to an account whose owner may not know the agency.
  'account-confirmation': new GrowingWait(3),
  // Of a passenger: each writes to an address that may be a stranger's.
  'activation-mail': new GrowingWait(3),
  // Of an e-mail, by whatever passengers it is given for: each may be a stranger's, and a group has one address for all at most.
  'activation-address': new HourlyAllowance(60, DAY),
  // Of who writes the own profile: each change is a fact that is kept for good, and news to every screen of the agency.
  'profile-person': new HourlyAllowance(60),
  // Of who sends photos of the own document: each is kept for a while after another took its place.
  'photos-person': new HourlyAllowance(20),
  // Of a passenger that is no account's: more slips than anybody makes, and too few to try what the account's e-mail is.
  'passenger-email': new GrowingWait(5),
  // Of a document that an agency invites: likewise.
  'invited-email': new GrowingWait(5),
} as const satisfies Record<string, AttemptRule>;

export type Limit = AttemptLimit<keyof typeof limitRules>;
