import { inListedOrder, type JourneyView, serviceKind } from '@bitacora/contracts';
import { DocumentTextIcon } from '@heroicons/react/24/outline';
import { LeaveButton } from '../../ui/leave-button.tsx';
import { LineIcon } from '../../ui/line-icon.tsx';
import { Modal } from '../../ui/modal.tsx';
import { papersOf } from './model/papers.ts';
import { titleOf } from './model/service-times.ts';
import { NewTabButton } from './new-tab-button.tsx';
import { words } from './words.ts';

const { documents: messages } = words;

interface PapersDialogProps {
  journey: JourneyView;
  isOpen: boolean;
  onClose: () => void;
}

/** Every document of a journey under the service that it is for, one tap each. */
export function PapersDialog({ journey, isOpen, onClose }: PapersDialogProps) {
  const services = [...journey.services].sort(inListedOrder).flatMap((service) => {
    const papers = papersOf(service, journey);
    return papers.length > 0 ? [{ service, papers }] : [];
  });
  return (
    <Modal
      {...{ isOpen, onClose }}
      title={messages.allTitle}
      actions={<LeaveButton onLeave={onClose}>{messages.close}</LeaveButton>}
    >
      <ul className="grid grid-cols-1 gap-5">
        {services.map(({ service, papers }) => (
          <li key={service.id}>
            <h3 className="flex items-start gap-2 font-semibold">
              <LineIcon path={serviceKind(service.kind).icon} className="size-6 text-sea" />
              {titleOf(service)}
            </h3>
            <div className="mt-2 flex flex-wrap gap-2 pl-8">
              {papers.map(({ id, href, label }) => (
                <NewTabButton key={id} href={href} icon={DocumentTextIcon} isMain>
                  {label}
                </NewTabButton>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
