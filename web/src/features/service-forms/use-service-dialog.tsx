import { inListedOrder, type JourneyView, missingOf, type ViewService } from '@bitacora/contracts';
import { type ReactNode, useState } from 'react';
import { serviceName } from '../../lib/service-name.ts';
import type { FormSubject } from './model/form-rules.ts';
import { subjectOf } from './service-action.tsx';
import { ServiceForm } from './service-form.tsx';
import { words } from './words.ts';

export interface ServiceDialog {
  /** Opens the form that makes its record, or changes it. */
  open(service: ViewService): void;
  /** Opens the form of the record that takes the place of its own. */
  replace(service: ViewService): void;
  dialog: ReactNode;
}

/** The first service of a journey, in the order of its list, that has no record yet. */
function nextPending(journey: JourneyView, except?: string): ViewService | null {
  const waiting = new Set(missingOf(journey).flatMap(({ service, lacks }) => (lacks === 'record' ? [service] : [])));
  return [...journey.services].sort(inListedOrder).find(({ id }) => id !== except && waiting.has(id)) ?? null;
}

/** The first service, in the same order, that waits for the passengers' documents. */
function nextUndocumented(journey: JourneyView): ViewService | null {
  const waiting = new Set(missingOf(journey).flatMap(({ service, lacks }) => (lacks === 'documents' ? [service] : [])));
  return [...journey.services].sort(inListedOrder).find(({ id }) => waiting.has(id)) ?? null;
}

/**
 * One dialog for all services of a journey: once a record is saved, it leads to the next one that is missing, and after
 * the last of them to the documents.
 */
export function useServiceDialog(journey: JourneyView, onDocuments: (service: ViewService) => void): ServiceDialog {
  // The subject stays as it was when the form opened: a live update must not change it under the writer's hands.
  const [subject, setSubject] = useState<FormSubject | null>(null);
  const open = (service: ViewService) => setSubject(subjectOf(service, journey));
  const isNew = subject?.mode === 'create';
  const record = isNew ? nextPending(journey, subject.service.id) : null;
  const undocumented = isNew ? nextUndocumented(journey) : null;
  const addDocuments = (service: ViewService) => () => {
    setSubject(null);
    onDocuments(service);
  };
  const next =
    (record && { label: words.next(serviceName(record)), open: () => open(record) }) ??
    (undocumented && {
      label: words.addDocuments(serviceName(undocumented)),
      open: addDocuments(undocumented),
    });
  return {
    open,
    replace: (service) => setSubject({ ...subjectOf(service, journey), mode: 'create', isReplacement: true }),
    dialog: subject && (
      <ServiceForm
        key={`${subject.service.id}-${subject.mode}`}
        subject={subject}
        onClose={() => setSubject(null)}
        next={next}
      />
    ),
  };
}
