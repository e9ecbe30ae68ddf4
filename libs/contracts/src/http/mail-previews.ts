import { z } from 'zod';
import { serviceKinds } from '../service-kinds/kinds.ts';
import { endpoint } from './endpoint.ts';

/** Whom a kind of mail is for: who travels, who holds the journey, a visitor of the site, who has an account, or staff. */
export const mailAudiences = ['travellers', 'holder', 'visitors', 'accounts', 'staff'] as const;
export type MailAudience = (typeof mailAudiences)[number];

/** A kind of mail, as it reads with sample data. */
const mailTemplate = z.object({
  /** `service-ready` */
  template: z.string(),
  audience: z.enum(mailAudiences),
  subject: z.string(),
  /** The kinds of service of which it can be shown; none of what is about no service. */
  kinds: z.array(z.enum(serviceKinds)),
});
export type MailTemplate = z.infer<typeof mailTemplate>;

export const listMailTemplates = endpoint({
  name: 'listMailTemplates',
  method: 'GET',
  path: '/api/v1/agency/mail_template',
  owner: 'notifications',
  access: 'staff',
  may: 'read',
  summary:
    "Every kind of mail that the platform sends, with its subject as it reads with the agency's name and sample data",
  status: 200,
  answer: z.object({ results: z.array(mailTemplate) }),
});

const mailbox = z.object({ name: z.string(), address: z.string() });

/** What a mail with sample data says, without its look. */
export const mailPreview = z.object({
  subject: z.string(),
  sender: mailbox,
  /** Whom an answer reaches; null: the sender. */
  reply_to: mailbox.nullable(),
  /** As programs read it that show no HTML. */
  text: z.string(),
});

const shown = {
  method: 'GET',
  owner: 'bff',
  params: z.object({ template: z.string().regex(/^[a-z-]{1,60}$/) }),
  status: 200,
} as const;

/** Of which service it is; of the first that there is, when it is not said. */
const ofKind = { kind: z.enum(serviceKinds).optional() };

export const showMailPreview = endpoint({
  ...shown,
  name: 'showMailPreview',
  path: '/api/v1/agency/mail_template/:template',
  access: 'staff',
  may: 'read',
  summary:
    "A kind of mail as it reads with the agency's name and contacts and sample data, of a kind of service where it is about one",
  query: z.object(ofKind),
  answer: mailPreview.extend({
    /** Where its HTML is shown in a frame of this site, without a token: a path with its signature, good for 5 minutes. */
    document: z.string(),
  }),
});
export type MailPreview = z.infer<typeof showMailPreview.answer>;

export const showPreviewDocument = endpoint({
  ...shown,
  name: 'showPreviewDocument',
  path: '/api/v1/mail_previews/:template',
  access: 'public',
  summary:
    'The HTML of such a mail (text/html), by its signed link, for a frame of this site: it runs and loads nothing',
  query: z.object({
    ...ofKind,
    agency: z.string().optional(),
    expires: z.string().optional(),
    signature: z.string().optional(),
  }),
});
