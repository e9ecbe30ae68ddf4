type Sources = Readonly<Record<string, readonly string[]>>;

const write = (sources: Sources): string =>
  Object.entries(sources)
    .map(([directive, allowed]) => [directive, ...allowed].join(' '))
    .join('; ');

const neverFramed = { 'frame-ancestors': [`'none'`], 'base-uri': [`'none'`], 'form-action': [`'none'`] };

/** Of every answer that is not a page: whatever a browser makes of it, it loads and runs nothing. */
export const apiPolicy = write({ 'default-src': [`'none'`], ...neverFramed });

/** Of a page that says one thing, whose style, font and logo are files of the site. */
export const noticePolicy = write({
  'default-src': [`'none'`],
  'style-src': [`'self'`],
  'font-src': [`'self'`],
  'img-src': [`'self'`],
  ...neverFramed,
});

/**
 * Of a mail that staff look at in a frame of this site: words, with styles of its own within as every mail has them, and pictures that
 * it carries. Nothing of it runs, loads, leads anywhere or is shown by another site.
 */
export const previewPolicy = write({
  sandbox: [],
  'default-src': [`'none'`],
  'style-src': [`'unsafe-inline'`],
  'img-src': ['data:'],
  ...neverFramed,
  // But by this site.
  'frame-ancestors': [`'self'`],
});

/** Of the browsable documentation, whose page has styles of its own within. */
export const documentationPolicy = write({
  'default-src': [`'none'`],
  'script-src': [`'self'`],
  'style-src': [`'self'`, `'unsafe-inline'`],
  'img-src': [`'self'`, 'data:'],
  'connect-src': [`'self'`],
  ...neverFramed,
});

/** `https://{s}.tiles.example/{z}/{x}/{y}.png` → `https://*.tiles.example`; nothing of an address that is none. */
export function originOfTiles(template: string): string | null {
  const address = template.replace(/\{s\}|\{[a-d]-[a-d]\}/g, '*').replace(/[{}]/g, '');
  return /^(https?:\/\/[\w.:*[\]-]+)\//.exec(address)?.[1] ?? null;
}

interface PageNeeds {
  /** Where pictures may come from besides this site: map tiles, a logo. */
  imageOrigins: readonly string[];
  /** The site is reached over https only. */
  isSecure: boolean;
}

/**
 * Of every page of the site: scripts, styles, fonts and calls from here alone, nothing inline. Pictures may also be
 * ones that the page makes itself (`blob:`, a chosen photo before it is sent; `data:`).
 */
export function pagePolicy({ imageOrigins, isSecure }: PageNeeds): string {
  return write({
    'default-src': [`'none'`],
    'script-src': [`'self'`],
    'style-src': [`'self'`],
    'img-src': [`'self'`, 'data:', 'blob:', ...imageOrigins],
    'font-src': [`'self'`],
    'connect-src': [`'self'`],
    'frame-src': [`'self'`],
    'manifest-src': [`'self'`],
    'worker-src': [`'self'`],
    'object-src': [`'none'`],
    ...neverFramed,
    'form-action': [`'self'`],
    ...(isSecure ? { 'upgrade-insecure-requests': [] } : {}),
  });
}
