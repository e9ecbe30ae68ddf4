import type { EventData, EventName } from '@bitacora/contracts';
import type { SealedToken } from '@bitacora/platform';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Recipient } from '../domain/mail.ts';
import type { Directory } from '../persistence/directory.ts';
import type { Projected } from '../persistence/projected-snapshots.ts';

export interface MailContext {
  directory: Pick<Directory, 'answerers' | 'employee' | 'journey' | 'passengers'>;
  /** The day in Guayaquil. */
  today: string;
}

/** What a template gets to write with. */
export interface TemplateInput<Data> {
  data: Data;
  /** Full address of the mail's one action. */
  link: string;
  recipientName: string;
  /** Until when the link serves; null when it holds no secret. */
  expiresAt: Date | null;
  /** In whose name the mail speaks: the agency's, or the platform's while the agency is not known. */
  sender: string;
  agency: Projected<'agencies'> | null;
}

/**
 * A kind of mail, declared whole: on which event, under which condition, to whom, what it says, and a sample. A new kind
 * is one file and one line in `mail-kinds.ts` (and the event's row in the routing table).
 */
export interface MailKind<Name extends EventName, Schema extends z.ZodType> {
  /** Stored in the ledger: never changes. */
  template: string;
  on: Name;
  /** Sent only when this holds; always, when it is not given. */
  when?(event: EventData<Name>, context: MailContext): Promise<boolean>;
  recipients(event: EventData<Name>, context: MailContext): Promise<Recipient[]>;
  /** What the ledger keeps for the template: no secrets, no costs. */
  data: Schema;
  content(event: EventData<Name>, context: MailContext): Promise<z.infer<Schema>>;
  secret?(event: EventData<Name>): { sealed: string; expiresAt: Date } | null;
  /** Path of the mail's one action; a token is there when the event had a secret. */
  path(data: z.infer<Schema>, token: SealedToken | null): string;
  /** Whom an answer reaches; the sender itself, when there is nobody. */
  replyTo?(data: z.infer<Schema>): { name: string; address: string } | '' | null;
  subject(data: z.infer<Schema>, sender: string): string;
  body(input: TemplateInput<z.infer<Schema>>): ReactNode;
  sample: z.infer<Schema>;
}

/** Any kind, for the registry: each kind's own functions only ever get its own event and data. */
export type AnyMailKind = MailKind<EventName, z.ZodType>;

/** Declares a kind with its event's and data's types. */
export function defineMail<Name extends EventName, Schema extends z.ZodType>(
  kind: MailKind<Name, Schema>,
): AnyMailKind {
  return kind as unknown as AnyMailKind;
}
