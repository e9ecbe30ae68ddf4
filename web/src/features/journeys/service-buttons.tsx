import {
  type CardButton,
  type CoordinateValue,
  detailsOf,
  type JourneyView,
  serviceKind,
  type ViewService,
} from '@bitacora/contracts';
import { ArrowTopRightOnSquareIcon, DocumentTextIcon, MapPinIcon } from '@heroicons/react/24/outline';
import { mapLink } from '../../lib/contact-links.ts';
import { DocumentsButton } from './documents-button.tsx';
import { NewTabButton } from './new-tab-button.tsx';
import type { StaffTools } from './staff-tools.ts';
import { words } from './words.ts';

interface ServiceButtonsProps {
  service: ViewService;
  journey: JourneyView;
  staff: StaffTools | null;
}

function LinkOf({ button, service }: { button: CardButton; service: ViewService }) {
  const record = service.service;
  if (!record) return null;
  if (button.opens === 'reservation') {
    if (!record.reservation) return null;
    return (
      <NewTabButton href={record.reservation} icon={DocumentTextIcon} isMain>
        {button.label}
      </NewTabButton>
    );
  }
  if (button.opens === 'map') {
    // The descriptor names a coordinate field.
    const place = record[button.field] as CoordinateValue | null;
    if (!place) return null;
    return (
      <NewTabButton href={mapLink(place.latitude, place.longitude)} icon={MapPinIcon}>
        {button.label}
      </NewTabButton>
    );
  }
  if (button.opens !== 'link') return null;
  const address = button.address(detailsOf(serviceKind(service.kind), record));
  if (address === null) return null;
  return (
    <NewTabButton href={address} icon={ArrowTopRightOnSquareIcon}>
      {button.label}
    </NewTabButton>
  );
}

/** The buttons of a service in the order of its kind's card, then what staff may do with it. */
export function ServiceButtons({ service, journey, staff }: ServiceButtonsProps) {
  const { buttons } = serviceKind(service.kind).card;
  const documents = buttons.find(({ opens }) => opens === 'documents');
  const hasDocuments = journey.passengers.some(({ service_docs }) =>
    service_docs.some(({ package_service }) => package_service === service.id),
  );
  const showsDocuments = hasDocuments || (documents !== undefined && service.service !== null);
  return (
    <>
      {buttons.map((button) => (
        <LinkOf key={button.label} button={button} service={service} />
      ))}
      {showsDocuments && (
        <DocumentsButton
          label={documents?.label ?? words.documents.see}
          service={service}
          journey={journey}
          staff={staff}
        />
      )}
      {staff?.service(service, journey)}
    </>
  );
}
