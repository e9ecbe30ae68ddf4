import type { StoredFile } from '@bitacora/contracts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands for identity, which alone knows who may see a photo of a document. */
export interface FakeIdentity {
  url: string;
  /** Photos with those who may see them now. */
  photos: { file: StoredFile; readers: string[] }[];
  /** What it answers to everything else, by path. */
  answers: Record<string, unknown>;
  isAway: boolean;
  stop(): void;
}

export async function startFakeIdentity(): Promise<FakeIdentity> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://identity');
    const photo = fake.photos.find(({ file }) => pathname === `/internal/id-photos/${file.id}`);
    const found = photo?.readers.includes(searchParams.get('reader') ?? '') ? photo.file : fake.answers[pathname];
    const status = fake.isAway ? 500 : found === undefined ? 404 : 200;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 200 ? found : { detail: 'No encontrado', code: 'not_found' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake: FakeIdentity = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    photos: [],
    answers: {},
    isAway: false,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  return fake;
}
