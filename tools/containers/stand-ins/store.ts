import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { startObjectStore } from '../../../libs/launcher/src/parts/object-store.ts';
import { forward } from './forward.ts';

const keys = z.object({ accessKey: z.string(), secretKey: z.string() });
const file = z.object({ identities: z.tuple([z.object({ credentials: z.tuple([keys]) })]) });
const { identities } = file.parse(JSON.parse(readFileSync('/tmp/identities.json', 'utf8')));
const [{ accessKey, secretKey }] = identities[0].credentials;
const store = await startObjectStore({ directory: '/data', bucket: 'another', accessKey, secretKey });
forward(8333, Number(new URL(store.endpoint).port));
process.once('SIGTERM', () => process.exit(0));
