import type { AgencySnapshot, Tour } from '@bitacora/contracts';
import { pageHeads, siteNameOf } from '@bitacora/contracts/messages';
import { escapeText } from './markup.ts';
import { tourPath } from './site-pages.ts';

/** What search engines may visit: every public page and active tour, at its one address. */
export function siteMap(publicUrl: string, tours: readonly Tour[]): string {
  const paths = [...Object.keys(pageHeads), ...tours.map(({ slug }) => tourPath(slug))];
  const urls = paths.map((path) => `  <url><loc>${escapeText(publicUrl + path)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/** What search engines leave alone: the account, the staff's screens and what only links of mails lead to. */
export const robots = (publicUrl: string) => `User-agent: *
Disallow: /admin
Disallow: /my_journeys
Disallow: /passenger_information
Disallow: /user/
Disallow: /auth/
Disallow: /api/
Allow: /api/v1/content/

Sitemap: ${publicUrl}/sitemap.xml
`;

/** How the site is called and looks when it is put on a phone's home screen. */
export function webManifest(agency: AgencySnapshot | null): object {
  const name = siteNameOf(agency);
  const icon = (file: string, size: string, purpose: string) => ({
    src: `/${file}.png`,
    sizes: size,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name,
    short_name: name,
    description: pageHeads['/home'].description,
    lang: 'es',
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    background_color: '#FAF8F2',
    theme_color: '#FAF8F2',
    icons: [
      icon('icon-192', '192x192', 'any'),
      icon('icon-512', '512x512', 'any'),
      icon('icon-maskable-512', '512x512', 'maskable'),
    ],
  };
}
