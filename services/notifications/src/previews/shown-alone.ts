import type { WrittenMail } from '../sending/write-mail.tsx';

/** The HTML of a mail with its pictures in it, for what shows it without the message that carries them. */
export const withPictures = ({ html, attachments }: Pick<WrittenMail, 'html' | 'attachments'>): string =>
  attachments.reduce(
    (page, { cid, contentType, content }) =>
      page.replaceAll(`src="cid:${cid}"`, `src="data:${contentType};base64,${content.toString('base64')}"`),
    html,
  );

/** For a frame that opens no window: all of its links ask for one, so that pressing them leads nowhere. */
export const withoutWays = (html: string): string => html.replace('<head>', '<head><base target="_blank"/>');
