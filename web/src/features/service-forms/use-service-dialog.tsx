import type { JourneyView, ViewService } from '@bitacora/contracts';
import { type ReactNode, useState } from 'react';
import { isOverAfterRecord, nextPending } from '../../lib/journeys/next-pending.ts';
import type { FormSubject } from './model/form-rules.ts';
import { subjectOf } from './service-action.tsx';
import { ServiceForm } from './service-form.tsx';

export interface ServiceDialog {
  /** Opens the form that makes its record, or changes it. */
  open(service: ViewService): void;
  /** Opens the form of the record that takes the place of its own. */
  replace(service: ViewService): void;
  /** The service whose form is open. */
  about: string | null;
  dialog: ReactNode;
}

/**
 * One dialog for all services of a journey: once what was missing is saved, it leads to what is missing next, by when it
 * is needed: a record, a file, or the documents of a policy.
 */
export function useServiceDialog(journey: JourneyView, onDocuments: (service: ViewService) => void): ServiceDialog {
  // The subject stays as it was when the form opened: a live update must not change it under the writer's hands.
  const [subject, setSubject] = useState<FormSubject | null>(null);
  const open = (service: ViewService) => setSubject(subjectOf(service, journey));
  const wasMissing = subject && (subject.mode === 'create' || !subject.service.service?.reservation);
  const pending = wasMissing ? nextPending(journey, isOverAfterRecord(subject.service)) : undefined;
  const addDocuments = (service: ViewService) => {
    setSubject(null);
    onDocuments(service);
  };
  const next = pending && {
    label: pending.label,
    open: () => (pending.missing.lacks === 'documents' ? addDocuments : open)(pending.service),
  };
  return {
    open,
    replace: (service) => setSubject({ ...subjectOf(service, journey), mode: 'create', isReplacement: true }),
    about: subject && subject.service.id,
    dialog: subject && (
      <ServiceForm
        key={`${subject.service.id}-${subject.mode}`}
        subject={subject}
        onClose={() => setSubject(null)}
        next={next ?? null}
      />
    ),
  };
}
