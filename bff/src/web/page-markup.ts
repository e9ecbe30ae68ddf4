import type { StoredImage } from '@bitacora/contracts';
import { fullTitle, type PageHead } from '@bitacora/contracts/messages';
import { imagePath } from '@bitacora/contracts/renditions';
import { dataBlock, escapeText, tag } from './markup.ts';

/** A picture and how wide the page shows it; the same words as the page's own, else it is loaded twice. */
export interface ShownPicture {
  image: StoredImage;
  sizes: string;
}

export interface PageContent {
  /** What the site is called. */
  siteName: string;
  head: PageHead;
  /** Path under which search engines and shared links know it; null keeps it out of both. */
  canonicalPath: string | null;
  publicUrl: string;
  /** Shown with a shared link; null stands for the site's own. */
  shared: StoredImage | null;
  /** The picture that the first screen waits for. */
  first: ShownPicture | null;
  /** Tags that load the page's code. */
  scripts: readonly string[];
  linkedData: object | null;
  /** Answers of the API that the page begins with, by path. */
  initialData: Readonly<Record<string, unknown>>;
  settings: Readonly<Record<string, unknown>>;
}

const property = (name: string, content: string | null) => content && tag('meta', { property: name, content });
const named = (name: string, content: string) => tag('meta', { name, content });

function pictureOfLink({ siteName, shared, publicUrl }: PageContent): string[] {
  const width = shared?.widths.findLast((candidate) => candidate <= 1280);
  const address = shared && width ? imagePath(shared.id, width, 'jpeg') : '/og-default.png';
  const height = shared && width ? Math.round((width * shared.height) / shared.width) : 630;
  return [
    tag('meta', { property: 'og:image', content: publicUrl + address }),
    tag('meta', { property: 'og:image:width', content: String(width ?? 1200) }),
    tag('meta', { property: 'og:image:height', content: String(height) }),
    tag('meta', { property: 'og:image:alt', content: shared?.alt ?? siteName }),
  ];
}

function firstPicture({ first }: PageContent): string[] {
  if (!first) return [];
  const { image, sizes } = first;
  const addresses = image.widths.map((width) => `${imagePath(image.id, width, 'avif')} ${width}w`);
  return [
    tag('link', {
      rel: 'preload',
      as: 'image',
      type: 'image/avif',
      imagesrcset: addresses.join(', '),
      imagesizes: sizes,
      fetchpriority: 'high',
    }),
  ];
}

function headTags(page: PageContent): string[] {
  const { title, description } = page.head;
  const url = page.canonicalPath === null ? null : page.publicUrl + page.canonicalPath;
  const shown = fullTitle(title, page.siteName);
  return [
    `<title>${escapeText(shown)}</title>`,
    named('description', description),
    ...firstPicture(page),
    ...(url === null ? [named('robots', 'noindex')] : [tag('link', { rel: 'canonical', href: url })]),
    property('og:title', shown),
    property('og:description', description),
    property('og:type', 'website'),
    property('og:url', url),
    property('og:site_name', page.siteName),
    property('og:locale', 'es_EC'),
    ...pictureOfLink(page),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', shown),
    named('twitter:description', description),
  ].filter((written) => written !== null);
}

/** The built page with a head of its own, and with the data that it begins with. */
export function pageMarkup(index: string, page: PageContent): string {
  const blocks = [
    page.linkedData && dataBlock('application/ld+json', null, page.linkedData),
    dataBlock('application/json', 'settings', page.settings),
    dataBlock('application/json', 'initial-data', page.initialData),
  ].filter((block) => block !== null);
  return index
    .replace(/\s*<meta\s+name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => headTags(page).join('\n    '))
    .replace('</head>', () => `  ${page.scripts.join('\n    ')}\n  </head>`)
    .replace('</body>', () => `${blocks.join('\n    ')}\n  </body>`);
}
