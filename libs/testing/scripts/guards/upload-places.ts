import type { Guard } from '../guard.ts';

/** Whose files are in a service's memory at once, and who makes room. */
export const uploadPlaces: readonly Guard[] = [
  {
    name: 'the one copy of a file in memory',
    file: 'libs/platform/src/http/read-file-part.ts',
    replace: [
      ['bytes.add(chunk);', 'chunks.push(chunk);'],
      ['const bytes = new GrowingBytes();', 'const chunks: Buffer[] = [];'],
      ['return bytes.take();', 'return Buffer.concat(chunks);'],
    ],
    project: 'unit',
    suite: 'libs/platform/test/unit/read-file-part.test.ts',
    test: 'a file is in memory once',
  },
  {
    name: 'the bytes of a PDF that nobody sends back',
    file: 'libs/platform/src/files/workshop/main.ts',
    replace: [['return { clean: null };', 'return { clean: { bytes: job.bytes, mediaType: job.mediaType } };']],
    suite: 'libs/platform/test/integration/file-workshop.test.ts',
    test: 'is kept byte for byte',
  },
  {
    name: 'the place among uploads that bytes take, and no connection',
    file: 'libs/platform/src/http/read-file-part.ts',
    replace: [['this.bytes <= WITHOUT_PLACE_BYTES', 'this.bytes <= 0']],
    suite: 'services/journeys/test/integration/journeys.test.ts',
    test: 'nine uploads that stand still after their first bytes',
  },
  {
    name: 'the slow upload that makes room',
    file: 'libs/platform/src/http/places.ts',
    replace: [['found[0].end();', '']],
    project: 'unit',
    suite: 'libs/platform/test/unit/places.test.ts',
    test: 'the upload that brought next to nothing',
  },
  {
    name: 'the slowest that makes room first',
    file: 'libs/platform/src/http/places.ts',
    replace: [['one.bytes - other.bytes', 'other.bytes - one.bytes']],
    project: 'unit',
    suite: 'libs/platform/test/unit/places.test.ts',
    test: 'of two that are slow',
  },
  {
    name: 'what moves as it should and is never ended',
    file: 'libs/platform/src/http/places.ts',
    replace: [[' && bytes < (bytesPerSecond * milliseconds) / 1000', '']],
    project: 'unit',
    suite: 'libs/platform/test/unit/places.test.ts',
    test: 'one that moves as it should',
  },
  {
    name: 'the time that what has just begun is given',
    file: 'libs/platform/src/http/places.ts',
    replace: [[' || this.looks.length <= LOOKS', '']],
    project: 'unit',
    suite: 'libs/platform/test/unit/places.test.ts',
    test: 'one that has just begun',
  },
  {
    name: 'the whole uploads that make no room',
    file: 'libs/platform/src/http/places.ts',
    replace: [['!holder.isHeldUp && ', '']],
    project: 'unit',
    suite: 'libs/platform/test/unit/places.test.ts',
    test: 'what is there whole and worked on is never ended',
  },
  {
    name: 'the end of an upload whose place is needed',
    file: 'libs/platform/src/http/multipart.ts',
    replace: [
      ['Promise.race([readParts(request, place, endpoint), place.ended])', 'readParts(request, place, endpoint)'],
    ],
    suite: 'services/journeys/test/integration/journeys.test.ts',
    test: 'whoever waits has the place of the slowest',
  },
  {
    name: 'the silence about uploads that break off',
    file: 'libs/platform/src/http/multipart.ts',
    replace: [[' || isBrokenOff(error)', '']],
    suite: 'services/journeys/test/integration/journeys.test.ts',
    test: 'an upload that breaks off is no failure of ours',
  },
];
