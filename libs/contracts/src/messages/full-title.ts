import { shellMessages } from './web-shell.ts';

/** A page's title as a browser and search engines show it. */
export const fullTitle = (title: string) => `${title} · ${shellMessages.brand}`;
