import { type MailGroup, mailGroups } from '@bitacora/contracts';
import { mailKindOf, mailKinds } from './mail-kinds.ts';

/** Which group a kind belongs to; null of what is never switched off. */
export const groupOf = (template: string): MailGroup | null => mailKindOf(template).group;

/** The groups of which there are mails at all, in their order: no switch is without effect. */
export const groupsInUse = (): readonly MailGroup[] =>
  mailGroups.filter((group) => mailKinds.some((kind) => kind.group === group));
