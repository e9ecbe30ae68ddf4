import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MailSummary, type ParsedMail, parseMail } from './mail-messages.ts';

/** Mails as raw files in a folder, newest first; over the limit the oldest go. */
export interface MailStore {
  add(raw: Uint8Array): Promise<string>;
  /** Newest first. */
  summaries(): readonly MailSummary[];
  /** Null when there is no such mail. */
  read(id: string): Promise<ParsedMail | null>;
}

const idPattern = /^[0-9a-f]{22}$/;

/** Opens the folder with what earlier runs received. */
export async function openMailStore(directory: string, limit: number): Promise<MailStore> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const fileOf = (id: string) => join(directory, `${id}.eml`);
  const ids = (await readdir(directory)).filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -4));
  const known = ids.filter((id) => idPattern.test(id)).sort();
  const mails: MailSummary[] = [];
  let received = 0;

  async function removeOldest(): Promise<void> {
    const removed = mails.splice(limit);
    await Promise.all(removed.map(({ ID }) => rm(fileOf(ID), { force: true })));
  }

  for (const id of known) mails.unshift((await parseMail(id, await readFile(fileOf(id)))).summary);
  await removeOldest();

  return {
    async add(raw) {
      received += 1;
      const time = Date.now().toString(16).padStart(12, '0');
      const id = `${time}${(received % 65_536).toString(16).padStart(4, '0')}${randomBytes(3).toString('hex')}`;
      const { summary } = await parseMail(id, raw);
      // Renamed when whole: a kill while writing leaves no half a mail.
      await writeFile(`${fileOf(id)}.new`, raw, { mode: 0o600 });
      await rename(`${fileOf(id)}.new`, fileOf(id));
      mails.unshift(summary);
      await removeOldest();
      return id;
    },
    summaries: () => mails,
    async read(id) {
      if (!mails.some(({ ID }) => ID === id)) return null;
      return parseMail(id, await readFile(fileOf(id)));
    },
  };
}
