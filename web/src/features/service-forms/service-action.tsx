import { type JourneyView, serviceKind, type ViewService } from '@bitacora/contracts';
import { PencilSquareIcon, PlusIcon } from '@heroicons/react/24/outline';
import { useId, useState } from 'react';
import { serviceName } from '../../lib/service-name.ts';
import { Button } from '../../ui/button.tsx';
import type { FormSubject } from './model/form-rules.ts';
import { ServiceForm } from './service-form.tsx';
import { words } from './words.ts';

interface ServiceActionProps {
  service: ViewService;
  journey: JourneyView;
}

/** `Crear` on a pending service, `Actualizar` on one with its record; opens the kind's form. */
export function ServiceAction({ service, journey }: ServiceActionProps) {
  // The subject stays as it was when the form opened: a live update must not change it under the writer's hands.
  const [subject, setSubject] = useState<FormSubject | null>(null);
  const description = useId();
  const isNew = service.service === null;
  const Icon = isNew ? PlusIcon : PencilSquareIcon;
  const open = () =>
    setSubject({ descriptor: serviceKind(service.kind), service, journey, mode: isNew ? 'create' : 'update' });
  const close = () => setSubject(null);
  return (
    <>
      <Button
        look={isNew ? 'main' : 'quiet'}
        className={isNew ? '' : 'px-3!'}
        aria-describedby={description}
        onClick={open}
      >
        <Icon aria-hidden className="size-5" />
        {isNew ? words.create : words.update}
        <span hidden id={description}>
          {serviceName(service)}
        </span>
      </Button>
      {subject && <ServiceForm subject={subject} onClose={close} />}
    </>
  );
}
