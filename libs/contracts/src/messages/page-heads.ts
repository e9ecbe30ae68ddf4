import { aboutUsMessages } from './web-about-us.ts';
import { contactMessages } from './web-contacts.ts';
import { homeMessages } from './web-home.ts';
import { importantInformationMessages } from './web-important-information.ts';
import { loginMessages } from './web-login.ts';
import { privacyMessages } from './web-privacy.ts';
import { questionMessages } from './web-questions.ts';
import { shellMessages } from './web-shell.ts';
import { termsMessages } from './web-terms.ts';
import { tourMessages } from './web-tours.ts';

/** What a page says of itself, in its title and to search engines. */
export interface PageHead {
  title: string;
  description: string;
}

const headOf = ({ title, description }: PageHead): PageHead => ({ title, description });

/**
 * The heads of the pages that everybody may find, by path: the server writes them into the page, and the screens set the
 * very same texts. A tour's are its own title and caption.
 */
export const pageHeads = {
  '/home': headOf(homeMessages),
  '/tours': headOf(tourMessages),
  '/contacts': headOf(contactMessages),
  '/about_us': headOf(aboutUsMessages),
  '/questions_and_answers': headOf(questionMessages),
  '/important_information': headOf(importantInformationMessages),
  '/terms_and_conditions': headOf(termsMessages),
  '/privacy_policy': headOf(privacyMessages),
} as const satisfies Record<string, PageHead>;

/** The path of a page that everybody may find. */
export type PublicPath = keyof typeof pageHeads;

/** Of pages that search engines leave out. */
export const otherHeads = {
  login: headOf(loginMessages),
  unknownTour: headOf(tourMessages.unknown),
  notFound: headOf(shellMessages.notFound),
} as const satisfies Record<string, PageHead>;
