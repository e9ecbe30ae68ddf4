import { storedImage } from '@bitacora/contracts';
import { z } from 'zod';

const text = z.string();
const lines = z.array(z.object({ text }));

/** What a form of the editor holds while somebody writes: the kinds of its values, and none of the rules. */
export const draftShapes = {
  Home: z.object({
    headline: text,
    lead: text,
    benefits: z.array(z.object({ title: text, text })),
    support: z.object({ title: text, text }),
  }),
  AboutUs: z.object({
    introduction: text,
    vision: text,
    mission: text,
    advisers: z.array(z.object({ name: text, about: text })),
  }),
  QuestionsAndAnswers: z.object({ entries: z.array(z.object({ question: text, answer: text })) }),
  Testimonials: z.object({ entries: z.array(z.object({ text, name: text, journey: text })) }),
  ImagesSections: z.object({ images: z.object({ aboutUs: storedImage.nullable() }) }),
  Images_portadas: z.object({ images: z.array(storedImage) }),
  tour: z.object({
    title: text,
    caption: text,
    description: text,
    duration: text,
    season: text,
    price_from: text,
    items: lines,
    excludes: lines,
    active: z.boolean(),
    picture: storedImage.nullable(),
  }),
};
