import type { Guard } from '../guard.ts';

const workshop = 'libs/platform/test/slow/file-workshop.test.ts';

/** A file takes no more time and memory than its turn, and is what it says. */
export const fileWorkshop: readonly Guard[] = [
  {
    name: 'the time that the file workshop has for a file',
    file: 'libs/platform/src/files/workshop-process.ts',
    replace: [['setTimeout(none, timeoutMilliseconds)', 'setTimeout(() => undefined, timeoutMilliseconds)']],
    suite: workshop,
    test: 'a machine that has no time for a file does not blame it',
    project: 'slow',
  },
  {
    name: 'the file that a busy machine has no time for',
    file: 'libs/platform/src/files/workshop-process.ts',
    replace: [["return isLate ? 'late' : outcome", 'return isLate ? null : outcome']],
    suite: workshop,
    test: 'a machine that has no time for a file does not blame it',
    project: 'slow',
  },
  {
    name: 'the time of the processor that the file workshop has for a file',
    file: 'libs/platform/src/files/workshop/watch.ts',
    replace: [['tookTooLong() || ', '']],
    suite: workshop,
    test: 'a file that takes too much of the processor is refused',
    project: 'slow',
  },
  {
    name: 'the memory that the file workshop may take',
    file: 'libs/platform/src/files/workshop/watch.ts',
    replace: [['process.memoryUsage.rss() > mostBytes || ', '']],
    suite: workshop,
    test: 'a file that takes too much memory is refused',
    project: 'slow',
  },
  {
    name: 'the pixels that the file workshop decodes',
    file: 'libs/platform/src/files/workshop/open-image.ts',
    replace: [['const MOST_PIXELS = 50_000_000;', 'const MOST_PIXELS = 5_000_000_000;']],
    suite: workshop,
    test: '900 million pixels in some kB',
    project: 'slow',
  },
  {
    name: 'the look of the file workshop at the end of a PDF',
    file: 'libs/platform/src/files/workshop/read-pdf.ts',
    replace: [
      ['if (isCutOff(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))', 'if (bytes.length === 0)'],
    ],
    suite: workshop,
    test: 'says that it is incomplete',
    project: 'slow',
  },
  {
    name: 'the pages that the file workshop opens of a PDF',
    file: 'libs/platform/src/files/workshop/read-pdf.ts',
    replace: [['pdf.numPages > MOST_PAGES', 'pdf.numPages < 0']],
    suite: workshop,
    test: 'a PDF has five hundred pages at most',
    project: 'slow',
  },
  {
    name: 'the page that a PDF has to have',
    file: 'libs/platform/src/files/workshop/read-pdf.ts',
    replace: [['pdf.numPages === 0', 'pdf.numPages < 0']],
    suite: workshop,
    test: 'a PDF that has no page is refused',
    project: 'slow',
  },
  {
    name: 'the person whose turn it is in the file workshop',
    file: 'libs/platform/src/files/current-owner.ts',
    replace: [['context?.caller?.userId ?? context?.network ?? null', 'context ? null : null']],
    suite: workshop,
    test: 'of two people who bring files at once, each has a turn',
    project: 'slow',
  },
  {
    name: 'the image that the file workshop writes without metadata',
    file: 'libs/platform/src/files/workshop/clean-image.ts',
    replace: [['encode(image.clone())', 'encode(image.clone().keepMetadata())']],
    suite: workshop,
    test: 'is kept as the camera held it',
    project: 'slow',
  },
  {
    name: 'the barcodes that the file workshop reads again',
    file: 'libs/platform/src/files/workshop/clean-image.ts',
    replace: [['barcodes.length === 0 ||', 'barcodes.length >= 0 ||']],
    suite: workshop,
    test: 'a faded barcode that a light image would lose',
    project: 'slow',
  },
];
