import { storedFile } from '../events/snapshots.ts';

/** Where a photo of a document is, for the BFF; 404 where `reader` may not see it now. */
export const findIdPhoto = { owner: 'identity', path: '/internal/id-photos/:id', answer: storedFile } as const;
