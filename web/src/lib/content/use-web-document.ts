import type { WebDocument, WebDocumentName } from '@bitacora/contracts';
import { contentDefaults } from '@bitacora/contracts/content-defaults';
import { useCachedAnswer } from './use-cached-answer.ts';

/** The address of a document of the collection `web`; also its key in SWR. */
export const webDocumentPath = (name: WebDocumentName) => `/api/v1/content/web/${name}`;

/** Whether something has every field that a document of this kind has; a browser may keep one of an older shape. */
function readsAs<Document extends object>(shape: Document): (kept: unknown) => kept is Document {
  return (kept): kept is Document =>
    typeof kept === 'object' &&
    kept !== null &&
    Object.entries(shape).every(([field, value]) => {
      const found: unknown = (kept as Record<string, unknown>)[field];
      return value === null || (typeof found === typeof value && Array.isArray(found) === Array.isArray(value));
    });
}

const readers = {
  Home: readsAs(contentDefaults.Home),
  AboutUs: readsAs(contentDefaults.AboutUs),
  QuestionsAndAnswers: readsAs(contentDefaults.QuestionsAndAnswers),
  Testimonials: readsAs(contentDefaults.Testimonials),
  ImagesSections: readsAs(contentDefaults.ImagesSections),
  Images_portadas: readsAs(contentDefaults.Images_portadas),
} as const satisfies Record<WebDocumentName, unknown>;

/**
 * A document of the site. It is undefined only while it is first asked for: when the store does not answer it is what
 * this browser last read, else the words that come with the site.
 */
export function useWebDocument<Name extends WebDocumentName>(name: Name): WebDocument<Name> | undefined {
  // Both tables have an entry of the right kind for every name, which the compiler cannot follow through `Name`.
  const reads = readers[name] as unknown as (kept: unknown) => kept is WebDocument<Name>;
  const byDefault = contentDefaults[name] as unknown as WebDocument<Name>;
  const { answer, error } = useCachedAnswer<WebDocument<Name>>(webDocumentPath(name), reads);
  return answer ?? (error === undefined ? undefined : byDefault);
}
