import { type CoordinateValue, type JourneyView, serviceKind, type ViewService } from '@bitacora/contracts';
import { DocumentTextIcon, MapPinIcon } from '@heroicons/react/24/outline';
import { mapLink } from '../../lib/contact-links.ts';
import { DocumentsButton } from './documents-button.tsx';
import { documentsOf, reservationOf } from './model/papers.ts';
import { NewTabButton } from './new-tab-button.tsx';
import type { StaffTools } from './staff-tools.ts';
import { words } from './words.ts';

interface ServiceButtonsProps {
  service: ViewService;
  journey: JourneyView;
  /** Called off: it takes nothing any more. */
  isOff: boolean;
  staff: StaffTools | null;
}

function MapButtons({ service }: { service: ViewService }) {
  const record = service.service;
  return serviceKind(service.kind).card.buttons.map((button) => {
    if (button.opens !== 'map' || !record) return null;
    // The descriptor names a coordinate field.
    const place = record[button.field] as CoordinateValue | null;
    if (!place) return null;
    return (
      <NewTabButton key={button.label} href={mapLink(place.latitude, place.longitude)} icon={MapPinIcon}>
        {button.label}
      </NewTabButton>
    );
  });
}

/** The buttons of a service: its reservation, where it is, its documents where there are any, and what staff may do. */
export function ServiceButtons({ service, journey, isOff, staff }: ServiceButtonsProps) {
  const reservation = reservationOf(service, journey);
  const named = serviceKind(service.kind).card.buttons.find(({ opens }) => opens === 'documents');
  const documents = documentsOf(service, journey);
  // Staff add them there, where a kind has them.
  const mayAdd = staff !== null && !isOff && named !== undefined && service.service !== null;
  return (
    <>
      {reservation && (
        <NewTabButton href={reservation.href} icon={DocumentTextIcon} isMain={!isOff}>
          {reservation.label}
        </NewTabButton>
      )}
      <MapButtons service={service} />
      {(documents.length > 0 || mayAdd) && (
        <DocumentsButton label={named?.label ?? words.documents.see} documents={documents}>
          {mayAdd && staff.document(service, journey)}
        </DocumentsButton>
      )}
      {!isOff && staff?.service(service, journey)}
      {staff?.more?.(service, journey)}
    </>
  );
}
