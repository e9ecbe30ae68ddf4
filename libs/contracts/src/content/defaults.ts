import { coversDefault, homeDefault } from './home-defaults.ts';
import { aboutUsDefault, questionsDefault, sectionImagesDefault, testimonialsDefault } from './page-defaults.ts';
import type { WebDocument, WebDocumentName } from './web-documents.ts';

/** The words that come with the site: shown until staff write their own, and while the store cannot be read. */
export const contentDefaults = {
  Home: homeDefault,
  AboutUs: aboutUsDefault,
  QuestionsAndAnswers: questionsDefault,
  Testimonials: testimonialsDefault,
  ImagesSections: sectionImagesDefault,
  Images_portadas: coversDefault,
} as const satisfies { [Name in WebDocumentName]: WebDocument<Name> };
