import { filePageMessages as messages, fullTitle, siteNameOf } from '@bitacora/contracts/messages';
import { phoneLink, readablePhone } from '@bitacora/kernel/phone';
import { escapeText, tag } from '../web/markup.ts';

interface FilePage {
  status: number;
  /** Where the site is. */
  publicUrl: string;
  /** The journey to go back to, when it is known. */
  journey: string | null;
  /** Whom to call when nothing here helps. */
  agency: { name: string; phone: string } | null;
}

/** Whether the same address may open it in a moment. */
export const isTemporary = (status: number) => status === 429 || status >= 500;

const wordsOf = (status: number) => {
  if (status === 401) return messages.expired;
  return isTemporary(status) ? messages.failed : messages.missing;
};

const link = (href: string, text: string, look: string) => `${tag('a', { href, class: look })}${escapeText(text)}</a>`;

/** The small page in place of a document that does not open: what happened, and the way on. Its style is a file of the site. */
export function filePage({ status, publicUrl, journey, agency }: FilePage): string {
  const { title, text } = wordsOf(status);
  const back = journey
    ? link(`${publicUrl}/my_journeys/${journey}`, messages.toJourney, 'main')
    : link(`${publicUrl}/my_journeys`, messages.toJourneys, 'main');
  // An empty address is this one, with its signature.
  const ways = isTemporary(status) ? [link('', messages.retry, 'main')] : [back];
  const siteName = siteNameOf(agency);
  const brand = `${tag('img', { src: '/favicon.svg', alt: '', width: '36', height: '36' })}${escapeText(siteName)}`;
  const help = agency
    ? `<p class="help">${escapeText(messages.help)} ${link(phoneLink(agency.phone), readablePhone(agency.phone), 'phone')}</p>`
    : '';
  return `<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escapeText(fullTitle(title, siteName))}</title>
    ${tag('link', { rel: 'stylesheet', href: '/file-page.css' })}
  </head>
  <body>
    <header>${tag('a', { href: publicUrl, class: 'brand' })}${brand}</a></header>
    <main>
      <h1>${escapeText(title)}</h1>
      <p>${escapeText(text)}</p>
      <p class="ways">${[...ways, link(`${publicUrl}/login`, messages.logIn, 'other')].join('\n        ')}</p>
      ${help}
    </main>
  </body>
</html>
`;
}
