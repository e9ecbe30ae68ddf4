import type { WebDocumentName } from '@bitacora/contracts';
import type { PublicPath } from '@bitacora/contracts/messages';

/** What a public page needs to stand whole at its first paint. */
interface SitePage {
  /** Its own module in the web client, whose chunk is loaded with the first script; null when it is in that. */
  source: string | null;
  documents: readonly WebDocumentName[];
  hasTours: boolean;
}

export const sitePages: Record<PublicPath, SitePage> = {
  '/home': { source: null, documents: ['Home', 'Images_portadas'], hasTours: true },
  '/tours': { source: 'src/app/pages/tours-page.tsx', documents: [], hasTours: true },
  '/contacts': { source: 'src/features/contacts/contacts-page.tsx', documents: [], hasTours: false },
  '/about_us': {
    source: 'src/features/about-us/about-us-page.tsx',
    documents: ['AboutUs', 'ImagesSections', 'Testimonials'],
    hasTours: false,
  },
  '/questions_and_answers': {
    source: 'src/features/questions/questions-page.tsx',
    documents: ['QuestionsAndAnswers'],
    hasTours: false,
  },
  '/important_information': {
    source: 'src/features/important-information/important-information-page.tsx',
    documents: [],
    hasTours: false,
  },
  '/terms_and_conditions': { source: 'src/features/legal/terms-page.tsx', documents: [], hasTours: false },
  '/privacy_policy': { source: 'src/features/legal/privacy-page.tsx', documents: [], hasTours: false },
};

/** Every tour's page; its list of other tours and its data are the list of tours. */
export const tourPage: SitePage = { source: 'src/app/pages/tour-page.tsx', documents: [], hasTours: true };

export const isPublicPath = (path: string): path is PublicPath => Object.hasOwn(sitePages, path);

export const tourPath = (slug: string) => `/tours/${encodeURIComponent(slug)}`;

/** The slug of a tour's address, or null for another path. */
export const slugIn = (path: string): string | null => /^\/tours\/([^/]+)$/.exec(path)?.[1] ?? null;

/** Whether a path may be one of the account's or the staff's: who it is decides what they see, in the browser. */
export const isPrivatePath = (path: string): boolean =>
  /^\/(login|passenger_information|my_journeys(\/[^/]+)?|admin(\/.+)?|user\/.+)$/.test(path);

/** What only a mailed link leads to, without an account; null for another path. */
export function mailedPageAt(path: string): 'proposal' | 'mailChoices' | 'opinion' | null {
  if (/^\/propuesta\/[^/]+$/.test(path)) return 'proposal';
  if (/^\/opinion\/[^/]+$/.test(path)) return 'opinion';
  return /^\/correos\/[^/]+$/.test(path) ? 'mailChoices' : null;
}

/** Paths with one key have one page. What only a mail's link leads to has a token in its path, which nobody keeps. */
export function pageKey(path: string): string {
  if (path === '/') return '/home';
  if (isPublicPath(path) || slugIn(path) !== null) return path;
  return mailedPageAt(path) ?? (isPrivatePath(path) ? 'private' : 'unknown');
}
