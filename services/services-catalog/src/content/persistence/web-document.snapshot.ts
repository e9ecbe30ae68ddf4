import type { ContentSnapshot } from '@bitacora/contracts';
import type { WebDocument } from '../domain/web-document.ts';

export function webDocumentSnapshot({ id, agency, name, content }: WebDocument): ContentSnapshot {
  return { id, agency, collection: 'web', name, content: { ...content }, is_removed: false };
}
