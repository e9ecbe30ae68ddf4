import { inListedOrder, type JourneyView, serviceKind, type ViewService } from '@bitacora/contracts';
import { DocumentTextIcon } from '@heroicons/react/24/outline';
import { useConnectivity } from '../../lib/live/connectivity.ts';
import { titleOf } from '../../lib/service-name.ts';
import { LeaveButton } from '../../ui/leave-button.tsx';
import { LineIcon } from '../../ui/line-icon.tsx';
import { Modal } from '../../ui/modal.tsx';
import { isBehind } from './model/cancelled.ts';
import { documentsOf, reservationOf } from './model/papers.ts';
import { OfflinePapers, PaperLink } from './paper-link.tsx';
import { words } from './words.ts';

const { documents: messages } = words;

// Their colour under the pointer is wider than the text, the lines between them are not.
const rowStyle = '-mx-3 flex min-h-14 items-center gap-3 px-3 py-2';
const linkStyle = `${rowStyle} rounded-control hover:bg-sea-tint`;
const passengerStyle = '-mx-3 flex min-h-11 items-center gap-3 rounded-control py-2 pr-3 pl-12 hover:bg-sea-tint';

/** A service and its reservation in one row to press, then a row for each passenger's document. */
function ServicePapers({ service, journey }: { service: ViewService; journey: JourneyView }) {
  const reservation = reservationOf(service, journey);
  const documents = documentsOf(service, journey);
  if (!reservation && documents.length === 0) return null;
  const icon = <LineIcon path={serviceKind(service.kind).icon} className="size-6 shrink-0 text-sea" />;
  const title = <span className="min-w-0 font-semibold text-balance wrap-anywhere">{titleOf(service)}</span>;
  return (
    <li>
      {reservation ? (
        <PaperLink href={reservation.href} className={linkStyle}>
          {icon}
          {/* On a phone below each other: neither is left half a line. */}
          <span className="flex min-w-0 grow flex-col sm:flex-row sm:justify-between sm:gap-3">
            {title}
            <span className="text-sea sm:shrink-0">{reservation.label}</span>
          </span>
        </PaperLink>
      ) : (
        <p className={rowStyle}>
          {icon}
          {title}
        </p>
      )}
      {documents.length > 0 && (
        <ul>
          {documents.map(({ id, href, label }) => (
            <li key={id}>
              <PaperLink href={href} className={passengerStyle}>
                <DocumentTextIcon aria-hidden className="size-5 shrink-0 text-sea" />
                <span className="min-w-0 wrap-anywhere">{label}</span>
              </PaperLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface PapersDialogProps {
  journey: JourneyView;
  isOpen: boolean;
  onClose: () => void;
}

/** Every document of a journey under the service that it is for, one tap each. */
export function PapersDialog({ journey, isOpen, onClose }: PapersDialogProps) {
  const isOffline = useConnectivity() === 'offline';
  return (
    <Modal
      {...{ isOpen, onClose }}
      title={messages.allTitle}
      actions={<LeaveButton onLeave={onClose}>{messages.close}</LeaveButton>}
    >
      <OfflinePapers className="mb-2" />
      {!isOffline && !isBehind(journey) && <p className="mb-2 text-small">{messages.keep}</p>}
      <ul className="grid grid-cols-1 divide-y divide-line">
        {[...journey.services].sort(inListedOrder).map((service) => (
          <ServicePapers key={service.id} {...{ service, journey }} />
        ))}
      </ul>
    </Modal>
  );
}
