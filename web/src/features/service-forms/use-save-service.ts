import { pathOf, serviceRecordEndpoints } from '@bitacora/contracts';
import { api } from '../../lib/api/api.ts';
import { useIdempotencyKeys } from '../../lib/api/idempotency.ts';
import { formDataOf } from './model/form-data.ts';
import type { FormInput, FormSubject } from './model/form-rules.ts';

/**
 * Stores a record, or changes it; trying the same again never makes two. `version` is what the writer has seen: a
 * newer one by somebody else is refused.
 */
export function useSaveService(subject: FormSubject): (values: FormInput, version: number | null) => Promise<void> {
  const keys = useIdempotencyKeys();
  const { create, update } = serviceRecordEndpoints[subject.service.kind];
  return async (values, version) => {
    const body = formDataOf(subject, values, version);
    const record = subject.service.service;
    if (subject.mode === 'update' && record) await api.patch(pathOf(update, { id: record.id }), body);
    else await api.post(pathOf(create), body, { idempotencyKey: keys.keyFor(body) });
  };
}
