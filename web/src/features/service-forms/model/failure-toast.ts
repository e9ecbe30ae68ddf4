import { isApiError } from '../../../lib/api/api-error.ts';
import type { FormSubject } from './form-rules.ts';
import { words } from '../words.ts';

/** What a failed save is called (product 17.3): the place's, the item's, or the record's own. */
export function failureOf(error: unknown, { descriptor, mode }: FormSubject): string {
  const isNew = mode === 'create';
  const isPlace = (path: string) => descriptor.fields[path.split('.')[0] ?? '']?.is === 'coordinate';
  const paths = isApiError(error) && error.kind === 'fields' ? Object.keys(error.fields) : [];
  if (paths.length > 0 && paths.every(isPlace)) {
    return isNew ? words.toasts.locationCreateFailed : words.toasts.locationUpdateFailed;
  }
  // The record may be right, but its item has another one already.
  if (isNew && isApiError(error) && error.kind === 'conflict') return words.toasts.updateFailed;
  return isNew ? descriptor.messages.createFailed : descriptor.messages.updateFailed;
}
