import { type CoordinateValue, type JourneyView, serviceKind, type ViewService } from '@bitacora/contracts';
import { DocumentTextIcon, MapPinIcon, PlusIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { mapLink } from '../../lib/contact-links.ts';
import { calledService } from '../../lib/service-name.ts';
import { Button } from '../../ui/button.tsx';
import { DocumentsButton } from './documents-button.tsx';
import { documentsOf, reservationOf } from './model/papers.ts';
import { NewTabButton } from './new-tab-button.tsx';
import type { StaffTools } from './staff-tools.ts';
import { words } from './words.ts';

interface ServiceButtonsProps {
  service: ViewService;
  journey: JourneyView;
  /** Its reservation is the one that is asked for first. */
  isNext: boolean;
  /** Called off: it takes nothing any more. */
  isOff: boolean;
  staff: StaffTools | null;
}

interface MapOfService {
  label: string;
  href: string;
}

function mapsOf({ kind, service: record }: ViewService): MapOfService[] {
  return serviceKind(kind).card.buttons.flatMap((button) => {
    if (button.opens !== 'map' || !record) return [];
    // The descriptor names a coordinate field.
    const place = record[button.field] as CoordinateValue | null;
    return place ? [{ label: button.label, href: mapLink(place.latitude, place.longitude) }] : [];
  });
}

/** Fewer words on a phone, where its row has three buttons; who listens hears all of them. */
const ShortOnPhone = ({ text, short }: { text: string; short: string }) => (
  <>
    <span aria-hidden className="sm:hidden">
      {short}
    </span>
    <span className="max-sm:sr-only">{text}</span>
  </>
);

/** The buttons of a service: its reservation, where it is, its documents where there are any, and what staff may do. */
export function ServiceButtons({ service, journey, isNext, isOff, staff }: ServiceButtonsProps) {
  const [isOpen, setOpen] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const reservation = reservationOf(service, journey);
  const named = serviceKind(service.kind).card.buttons.find(({ opens }) => opens === 'documents');
  const documents = documentsOf(service, journey);
  // Staff add them there, where a kind has them.
  const isOpenForMore = !isOff && named !== undefined && service.service !== null;
  const addDocuments = isOpenForMore ? (staff?.documents ?? null) : null;
  const hasDocuments = documents.length > 0 || addDocuments !== null;
  const label = documents.length === 0 ? words.documents.add : (named?.label ?? words.documents.see);
  const open = () => (documents.length === 0 ? setAdding(true) : setOpen(true));
  const adding = isAdding && addDocuments?.(service, journey, () => setAdding(false));
  // Nobody goes there any more.
  const maps = isOff ? [] : mapsOf(service);
  const menu = staff?.more?.(service, journey, [
    ...maps.map(({ label: name, href }) => ({
      label: name,
      onSelect: () => void window.open(href, '_blank', 'noopener'),
      isForPhone: true as const,
    })),
    ...(hasDocuments ? [{ label, onSelect: open, isForPhone: true as const }] : []),
  ]);
  // What staff do stands beside it, and is no less.
  const [nextLook, otherLook] = staff ? (['secondary', 'quiet'] as const) : (['main', 'secondary'] as const);
  // A phone has one row for what staff do: the rest is in the menu.
  const className = menu ? 'max-sm:hidden' : undefined;
  return (
    <>
      {reservation && (
        <NewTabButton href={reservation.href} icon={DocumentTextIcon} look={isNext ? nextLook : otherLook} isPaper>
          {isOff && hasDocuments ? (
            <ShortOnPhone text={reservation.label} short={words.documents.voidShort} />
          ) : (
            reservation.label
          )}
        </NewTabButton>
      )}
      {maps.map(({ label: name, href }) => (
        <NewTabButton key={name} icon={MapPinIcon} {...{ href, className }}>
          {name}
        </NewTabButton>
      ))}
      {hasDocuments && (
        <DocumentsButton
          {...{ label, documents, isOpen, className }}
          of={calledService(service)}
          onOpen={open}
          onClose={() => setOpen(false)}
          toolOf={staff ? (document) => staff.removeDocument(document, service) : undefined}
          more={
            addDocuments && (
              <Button look="secondary" onClick={() => setAdding(true)}>
                <PlusIcon aria-hidden className="size-5" />
                {words.documents.add}
              </Button>
            )
          }
        >
          {isOpen && adding}
        </DocumentsButton>
      )}
      {!isOpen && adding}
      {!isOff && staff?.service(service, journey)}
      {menu}
    </>
  );
}
