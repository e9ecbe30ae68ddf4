import type { WebDocument, WebDocumentName } from '@bitacora/contracts';
import { useMemo } from 'react';
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

/**
 * A document of the site. It is undefined only while it is first asked for: when the store does not answer it is what
 * this browser last read, else the words that come with the site, which the page that shows it brings along.
 */
export function useWebDocument<Name extends WebDocumentName>(
  name: Name,
  byDefault: WebDocument<Name>,
): WebDocument<Name> | undefined {
  const reads = useMemo(() => readsAs(byDefault), [byDefault]);
  const { answer, error } = useCachedAnswer(webDocumentPath(name), reads);
  return answer ?? (error === undefined ? undefined : byDefault);
}
