import { z } from 'zod';
import { mailGroups } from '../mail-groups.ts';
import { flag } from '../validation/fields.ts';
import { endpoint } from './endpoint.ts';

const choice = z.object({ group: z.enum(mailGroups), is_on: flag() });

/** Which mails an address gets, of those that it may do without. */
const mailChoices = z.object({
  /** Where they go, as far as who reads it needs to know it again: `j***@gmail.com`. Nobody's yet: none. */
  emails: z.array(z.string()),
  groups: z.array(choice),
});
export type MailChoices = z.infer<typeof mailChoices>;

/** More than there are groups: a page of the next release may know another one. */
const MOST_CHOICES = 20;
const body = z.object({ choices: z.array(choice).min(1).max(MOST_CHOICES) });

/** What a mail's link holds: the mail and who signed it. */
export const mailToken = () => z.string().regex(/^[\w-]{48}$/);

const ofMail = {
  owner: 'notifications',
  access: 'public',
  params: z.object({ token: mailToken() }),
  path: '/api/v1/mail_choices/:token',
} as const;

const ofCaller = { owner: 'notifications', access: 'person', path: '/api/v1/user/mail_choices' } as const;

export const getMailChoices = endpoint({
  ...ofMail,
  name: 'getMailChoices',
  method: 'GET',
  summary: 'Which mails the address of a mail gets, by the link in that mail',
  status: 200,
  answer: mailChoices,
});

export const chooseMails = endpoint({
  ...ofMail,
  name: 'chooseMails',
  method: 'POST',
  summary: 'Switch groups of mails on or off for the address of a mail, by the link in that mail',
  body,
  status: 200,
  answer: mailChoices,
});

export const unsubscribe = endpoint({
  ...ofMail,
  name: 'unsubscribe',
  method: 'POST',
  path: '/api/v1/mail_choices/:token/unsubscribe',
  // The address that a mail names is the page, too: a program that knows no one-click opens it.
  aliases: ['/correos/:token'],
  ignoresBody: true,
  summary: 'Switch the group of a mail off, as mail programs do with one click (RFC 8058); 404 for a mail of none',
  status: 204,
});

export const getOwnMailChoices = endpoint({
  ...ofCaller,
  name: 'getOwnMailChoices',
  method: 'GET',
  summary: 'Which mails the caller gets as a traveller, wherever agencies write to',
  status: 200,
  answer: mailChoices,
});

export const chooseOwnMails = endpoint({
  ...ofCaller,
  name: 'chooseOwnMails',
  method: 'POST',
  summary: 'Switch groups of mails on or off for the caller, wherever agencies write to',
  body,
  status: 200,
  answer: mailChoices,
});
