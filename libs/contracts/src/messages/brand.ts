/** What the site is called where no agency is known. */
export const BRAND = 'Bitácora Viajes';

/** A page's title as a browser and search engines show it. */
export const fullTitle = (title: string) => `${title} · ${BRAND}`;
