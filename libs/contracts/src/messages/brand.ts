/** What the site is called where no agency is known. */
const BRAND = 'Bitácora Viajes';

/** What the site is called: as its agency. */
export const siteNameOf = (agency: { name: string } | null | undefined) => agency?.name ?? BRAND;

/** A page's title as a browser and search engines show it. */
export const fullTitle = (title: string, siteName: string) => `${title} · ${siteName}`;
