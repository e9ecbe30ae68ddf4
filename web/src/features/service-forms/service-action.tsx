import { type JourneyView, serviceKind, type ViewService } from '@bitacora/contracts';
import { PencilSquareIcon, PlusIcon } from '@heroicons/react/24/outline';
import { useId, useState } from 'react';
import { serviceName } from '../../lib/service-name.ts';
import { useHasDraft } from '../../lib/forms/use-has-draft.ts';
import { serviceDraft } from '../../lib/journeys/service-draft.ts';
import { words as shared } from '../../lib/forms/words.ts';
import { Button } from '../../ui/button.tsx';
import { UnsavedBadge } from '../../ui/forms/unsaved-badge.tsx';
import type { FormSubject } from './model/form-rules.ts';
import { ServiceForm } from './service-form.tsx';
import { words } from './words.ts';

interface ServiceActionProps {
  service: ViewService;
  journey: JourneyView;
}

/** What the form of a service works on now: a new record while it has none. */
export const subjectOf = (service: ViewService, journey: JourneyView): FormSubject => ({
  descriptor: serviceKind(service.kind),
  service,
  journey,
  mode: service.service === null ? 'create' : 'update',
});

interface ServiceButtonProps {
  service: ViewService;
  /** Of `Crear`; where another place leads to the same form first, it is not the main one. */
  look?: 'main' | 'secondary';
  onClick(): void;
  /** Goes on with another record in the place of its own. */
  onReplace?: () => void;
}

/** `Crear` on a pending service, `Actualizar` on one with its record; the way on with what was typed and not saved. */
export function ServiceButton({ service, look = 'main', onClick, onReplace }: ServiceButtonProps) {
  const description = useId();
  const isNew = service.service === null;
  const isWaiting = useHasDraft(serviceDraft(isNew ? 'create' : 'update', service.id));
  const isReplacementWaiting = useHasDraft(serviceDraft('replacement', service.id)) && onReplace !== undefined;
  const Icon = isNew && !isWaiting ? PlusIcon : PencilSquareIcon;
  const button = (
    <Button
      look={isNew ? look : 'quiet'}
      className={isNew ? '' : 'px-2! sm:px-3!'}
      aria-describedby={description}
      onClick={onClick}
    >
      <Icon aria-hidden className={`size-5 shrink-0 ${isNew ? '' : 'max-sm:hidden'}`} />
      {isWaiting ? words.goOn : isNew ? words.create : words.update}
      <span hidden id={description}>
        {serviceName(service)}
        {isWaiting && `. ${shared.typedWaits}`}
      </span>
    </Button>
  );
  return (
    <>
      {(isWaiting || isReplacementWaiting) && <UnsavedBadge />}
      {isReplacementWaiting && (
        <Button look="secondary" aria-label={words.goOnReplacing(serviceName(service))} onClick={onReplace}>
          {words.goOnReplacement}
        </Button>
      )}
      {button}
    </>
  );
}

/** The same, with the kind's form that it opens. */
export function ServiceAction({ service, journey }: ServiceActionProps) {
  // The subject stays as it was when the form opened: a live update must not change it under the writer's hands.
  const [subject, setSubject] = useState<FormSubject | null>(null);
  return (
    <>
      <ServiceButton service={service} onClick={() => setSubject(subjectOf(service, journey))} />
      {subject && <ServiceForm subject={subject} onClose={() => setSubject(null)} />}
    </>
  );
}
