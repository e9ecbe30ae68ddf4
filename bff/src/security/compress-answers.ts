import compress from '@fastify/compress';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { constants } from 'node:zlib';

/** Below this an answer fits into what the network sends at once, compressed or not. */
const THRESHOLD_BYTES = 1024;
/** Up to here it is done at once, in less than a millisecond: a stream and a thread for it cost more than the work. */
const AT_ONCE_BYTES = 64 * 1024;

/** JSON is compressed as it leaves; pages and the build's files are compressed once, where they are made. */
export async function compressAnswers(app: NestFastifyApplication): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  await fastify.register(compress, {
    threshold: THRESHOLD_BYTES,
    syncThreshold: AT_ONCE_BYTES,
    encodings: ['br', 'gzip'],
    customTypes: /^application\/json\b/,
    // The best compression costs thirty times as much for a tenth of the bytes.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    globalDecompression: false,
  });
}
