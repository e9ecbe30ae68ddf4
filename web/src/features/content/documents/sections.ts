import type { WebDocumentName } from '@bitacora/contracts';
import { siteContentMessages as messages } from '@bitacora/contracts/messages';

export interface Section {
  name: WebDocumentName;
  /** The last part of its address in the editor. */
  slug: string;
  title: string;
  text: string;
  /** Where visitors see it. */
  page: string;
}

/** The parts of the site that are one document each, in the order of the overview. */
export const sections = [
  { name: 'Home', slug: 'home', title: messages.home.title, text: messages.home.text, page: '/home' },
  {
    name: 'Images_portadas',
    slug: 'covers',
    title: messages.covers.title,
    text: messages.covers.text,
    page: '/home',
  },
  {
    name: 'AboutUs',
    slug: 'about_us',
    title: messages.aboutUs.title,
    text: messages.aboutUs.text,
    page: '/about_us',
  },
  {
    name: 'ImagesSections',
    slug: 'about_us_image',
    title: messages.aboutUsImage.title,
    text: messages.aboutUsImage.text,
    page: '/about_us',
  },
  {
    name: 'QuestionsAndAnswers',
    slug: 'questions',
    title: messages.questions.title,
    text: messages.questions.text,
    page: '/questions_and_answers',
  },
] as const satisfies readonly Section[];
