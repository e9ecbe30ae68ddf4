import type { WebDocumentName } from '@bitacora/contracts';
import { paths } from '../../../lib/paths.ts';
import { words } from '../words.ts';

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
  { name: 'Home', slug: 'home', title: words.home.title, text: words.home.text, page: paths.home },
  {
    name: 'Images_portadas',
    slug: 'covers',
    title: words.covers.title,
    text: words.covers.text,
    page: paths.home,
  },
  {
    name: 'AboutUs',
    slug: 'about_us',
    title: words.aboutUs.title,
    text: words.aboutUs.text,
    page: paths.aboutUs,
  },
  {
    name: 'ImagesSections',
    slug: 'about_us_image',
    title: words.aboutUsImage.title,
    text: words.aboutUsImage.text,
    page: paths.aboutUs,
  },
  {
    name: 'QuestionsAndAnswers',
    slug: 'questions',
    title: words.questions.title,
    text: words.questions.text,
    page: paths.questions,
  },
  {
    name: 'Testimonials',
    slug: 'testimonials',
    title: words.testimonials.title,
    text: words.testimonials.description,
    page: paths.aboutUs,
  },
] as const satisfies readonly Section[];
