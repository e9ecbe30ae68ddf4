/** Reads a block of data that the server wrote into the page; null where it wrote none, as in development. */
export function readDataBlock(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : null;
}

/** As long as the page is young, what came with it is as new as an answer to a request would be. */
const YOUNG_MILLISECONDS = 15_000;

const answers = (readDataBlock('initial-data') ?? {}) as Readonly<Record<string, unknown>>;

/** Answers of the API, by path, that came with the page: the first paint waits for no request. */
export const initialData = answers;

/** Whether a path need not be asked for, because its answer has only just come with the page. */
export const isJustHere = (path: unknown): boolean =>
  typeof path === 'string' && Object.hasOwn(answers, path) && performance.now() < YOUNG_MILLISECONDS;
