import { linkPath, passwordPages } from '@bitacora/contracts';
import { codeOf } from '@bitacora/kernel';
import { ENVIRONMENT } from '@bitacora/platform';
import type { INestApplicationContext } from '@nestjs/common';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { z } from 'zod';
import type { IdentityEnvironment } from '../config.ts';
import type { HandedLink } from '../credentials/mailed-links.ts';
import { UsageError } from './action.ts';

/** How an operator may take a secret link in place of a mail. */
export const linkOptions = { 'print-link': z.boolean().default(false), 'link-file': z.string().min(1).optional() };
type LinkOptions = z.output<z.ZodObject<typeof linkOptions>>;

export const linkHelp = {
  'print-link': { says: 'shows the link here, in place of mailing it; on a terminal only' },
  'link-file': {
    value: '<path>',
    says: 'writes the link to a new file that you alone can read, in place of mailing it',
  },
} as const;

/** What an operator is told of a link; the link itself only where nobody else reads it. */
type Delivery = (link: HandedLink | 'mailed') => Promise<string[]>;

async function openNew(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'wx', 0o600);
  } catch (error) {
    throw new UsageError(`--link-file: ${path} cannot be made (${codeOf(error)})`);
  }
}

/**
 * Runs what makes a link, which is mailed unless the operator takes it. What a command writes to anything but a terminal
 * may be kept as a log, where no secret belongs.
 */
export async function deliverLink(
  app: INestApplicationContext,
  options: LinkOptions,
  work: (isHanded: boolean, deliver: Delivery) => Promise<string[]>,
): Promise<string[]> {
  const { 'print-link': isPrinted, 'link-file': path } = options;
  if (isPrinted && path !== undefined) throw new UsageError('--print-link and --link-file: give one of them');
  if (isPrinted && !process.stdout.isTTY)
    throw new UsageError('--print-link: this is no terminal, and what is written here may be kept; use --link-file');
  const { PUBLIC_URL } = app.get<IdentityEnvironment>(ENVIRONMENT);
  const addressOf = (link: HandedLink) => `${PUBLIC_URL}${linkPath(passwordPages[link.purpose], link)}`;
  const file = path === undefined ? null : await openNew(path);
  let isWritten = false;
  const deliver: Delivery = async (link) => {
    if (link === 'mailed') return ['A link to choose a password is mailed to that address.'];
    if (!file) return ['The link to choose a password works once; give it to nobody else:', addressOf(link)];
    await file.writeFile(`${addressOf(link)}\n`);
    isWritten = true;
    return [`The link to choose a password, which works once, is in ${path}.`];
  };
  try {
    return await work(isPrinted || file !== null, deliver);
  } finally {
    await file?.close();
    if (path !== undefined && !isWritten) await rm(path, { force: true });
  }
}
