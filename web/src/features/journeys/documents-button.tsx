import type { JourneyView, ViewService } from '@bitacora/contracts';
import { DocumentDuplicateIcon, DocumentTextIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { LeaveButton } from '../../ui/leave-button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { NewTabButton } from './new-tab-button.tsx';
import type { StaffTools } from './staff-tools.ts';
import { words } from './words.ts';

const { documents: messages } = words;

/** First given name and last name, as a document is labelled (product 6.6). */
const shortName = (first: string, last: string) => `${first.split(' ')[0] ?? first} ${last}`;

interface DocumentsButtonProps {
  label: string;
  service: ViewService;
  journey: JourneyView;
  staff: StaffTools | null;
}

/** Opens 'Documentos Por Pasajero': one button a document, each opens its file in a new tab. */
export function DocumentsButton({ label, service, journey, staff }: DocumentsButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const documents = journey.passengers.flatMap(({ first_name, last_name, service_docs }) =>
    service_docs
      .filter(({ package_service }) => package_service === service.id)
      .map(({ id, document }) => ({ id, document, name: shortName(first_name, last_name) })),
  );
  return (
    <>
      <Button look="quiet" className="px-3!" onClick={() => setOpen(true)}>
        <DocumentDuplicateIcon aria-hidden className="size-5" />
        {label}
      </Button>
      <Modal
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={messages.title}
        actions={<LeaveButton onLeave={() => setOpen(false)}>{messages.close}</LeaveButton>}
      >
        {documents.length === 0 && <p className="text-ink-soft">{messages.empty}</p>}
        <ul className="grid grid-cols-1 gap-2">
          {documents.map(({ id, document, name }) => (
            <li key={id}>
              <NewTabButton href={document} icon={DocumentTextIcon} isMain>
                {name}
              </NewTabButton>
            </li>
          ))}
        </ul>
        {staff && <div className="mt-6 border-t border-line pt-4">{staff.document(service, journey)}</div>}
      </Modal>
    </>
  );
}
