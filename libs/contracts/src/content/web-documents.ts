import { z } from 'zod';
import { lines, text } from '../validation/fields.ts';
import { imageChoice, storedImage } from './image.ts';

const titled = (longest: number) => z.object({ title: text(80), text: lines(longest) });

/** The texts of the home page that staff may change; the benefits are always the same five (product 2.1). */
const home = z.object({
  headline: text(90),
  lead: lines(240),
  benefits: z.array(titled(200)).length(5),
  support: titled(300),
});

/** Advisers who agreed to be named; a page from before they were asked names none. */
const advisers = z
  .array(z.object({ name: text(80), about: text(160) }))
  .max(12)
  .default([]);

const aboutUs = z.object({ introduction: lines(1200), vision: lines(1200), mission: lines(1200), advisers });

/** What travellers wrote of their journeys, who agreed to be quoted. */
const testimonials = z.object({
  entries: z.array(z.object({ text: lines(400), name: text(80), journey: text(80) })).max(12),
});

const questionsAndAnswers = z.object({
  /** An answer is prose: an empty line begins a paragraph. */
  entries: z
    .array(z.object({ question: text(160), answer: lines(4000) }))
    .min(1)
    .max(30),
});

/** Images of sections: `aboutUs` is a plain address, `images` has the same in all sizes. */
const sectionImages = z.object({ images: z.object({ aboutUs: imageChoice.nullable() }) });

/** The covers of the home page, in order. */
const covers = z.object({ images: z.array(imageChoice).max(8) });

/** What staff sends of each document of the collection `web`. */
export const webDocumentBodies = {
  Home: home,
  AboutUs: aboutUs,
  QuestionsAndAnswers: questionsAndAnswers,
  Testimonials: testimonials,
  ImagesSections: sectionImages,
  Images_portadas: covers,
} as const;
export type WebDocumentName = keyof typeof webDocumentBodies;
/** A document as staff sends it. */
export type WebDocumentBody<Name extends WebDocumentName> = z.output<(typeof webDocumentBodies)[Name]>;
export const webDocumentNames = Object.keys(webDocumentBodies) as WebDocumentName[];

/** What is kept of each document: what staff sent, and of its images all that a reader needs. */
export const webContents = {
  Home: home,
  AboutUs: aboutUs,
  QuestionsAndAnswers: questionsAndAnswers,
  Testimonials: testimonials,
  ImagesSections: z.object({ images: z.object({ aboutUs: storedImage.nullable() }) }),
  Images_portadas: z.object({ images: z.array(storedImage) }),
} as const satisfies Record<WebDocumentName, z.ZodType>;
export type WebContent<Name extends WebDocumentName = WebDocumentName> = z.infer<(typeof webContents)[Name]>;

/** Narrows what a path says; a route answers 404 to another name. */
export const isWebDocumentName = (name: string): name is WebDocumentName => Object.hasOwn(webDocumentBodies, name);

const stored = { version: z.number().int() };

/** What everybody reads of each document; `version` is 0 while nobody has changed the words that come with the site. */
export const webDocuments = {
  Home: home.extend(stored),
  AboutUs: aboutUs.extend(stored),
  QuestionsAndAnswers: questionsAndAnswers.extend(stored),
  Testimonials: testimonials.extend(stored),
  ImagesSections: webContents.ImagesSections.extend({ aboutUs: z.string().nullable(), ...stored }),
  Images_portadas: webContents.Images_portadas.extend({ imagesURLs: z.array(z.string()), ...stored }),
} as const satisfies Record<WebDocumentName, z.ZodType>;

/** A document as it is read: `WebDocument<'Home'>`. */
export type WebDocument<Name extends WebDocumentName> = z.infer<(typeof webDocuments)[Name]>;
