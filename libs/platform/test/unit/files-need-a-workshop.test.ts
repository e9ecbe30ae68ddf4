import { createContentImage } from '@bitacora/contracts';
import { expect, test } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseCall } from '../../src/http/parse-call.ts';

test('a process that was not given the room for files takes none, and says what it needs', async () => {
  const request = { params: {}, query: {}, ip: '127.0.0.1', isMultipart: () => true };
  const parsing = parseCall(createContentImage, request as unknown as FastifyRequest, {} as FastifyReply, {
    intake: undefined,
    references: undefined,
  });
  await expect(parsing).rejects.toThrow('createContentImage takes files: its process needs the FilesModule');
});
