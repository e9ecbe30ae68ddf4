/** Reads a block of data that the server wrote into the page; null where it wrote none, as in development. */
function readDataBlock(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : null;
}

/** As long as the page is young, what came with it is as new as an answer to a request would be. */
const YOUNG_MILLISECONDS = 15_000;

/** Answers of the API, by path, that came with the page: the first paint waits for no request. */
export const initialData = (readDataBlock('initial-data') ?? {}) as Readonly<Record<string, unknown>>;

/** Whether a path need not be asked for, because its answer has only just come with the page. */
export const isJustHere = (path: unknown): boolean =>
  typeof path === 'string' && Object.hasOwn(initialData, path) && performance.now() < YOUNG_MILLISECONDS;
