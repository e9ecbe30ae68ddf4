import { detailsOf, serviceKind, type ViewService } from '@bitacora/contracts';
import { ArrowTopRightOnSquareIcon, MapPinIcon } from '@heroicons/react/24/outline';
import { mapLink, phoneLink, readablePhone } from '../../lib/contact-links.ts';
import { Money } from '../../ui/money.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { textLinkStyle } from '../../ui/text-link.tsx';
import { Explained } from './explained.tsx';
import type { CardLine, CardValue } from './model/card-lines.ts';
import { words } from './words.ts';

function Value({ value }: { value: CardValue }) {
  switch (value.shows) {
    case 'phone':
      return (
        <a
          className="-my-2.5 inline-flex min-h-11 items-center text-sea underline underline-offset-2"
          href={phoneLink(value.text)}
        >
          {readablePhone(value.text)}
        </a>
      );
    case 'paragraph':
      return <p className="max-w-prose whitespace-pre-line">{value.text}</p>;
    case 'explained':
      return <Explained text={value.text} explanation={value.explanation} />;
    case 'place':
      return (
        <NewTabLink
          className="-my-2.5 inline-flex min-h-11 items-center gap-1 text-sea underline underline-offset-2 print:after:content-none!"
          href={mapLink(value.place.latitude, value.place.longitude)}
        >
          <MapPinIcon aria-hidden className="size-5 shrink-0" />
          {value.place.name}
        </NewTabLink>
      );
    default:
      return <>{value.text}</>;
  }
}

/** Pages elsewhere that explain something of it: an airline's about baggage. */
function Links({ service }: { service: ViewService }) {
  const descriptor = serviceKind(service.kind);
  const { service: record } = service;
  return descriptor.card.buttons.map((button) => {
    const address = button.opens === 'link' && record ? button.address(detailsOf(descriptor, record)) : null;
    if (address === null) return null;
    return (
      <NewTabLink
        key={button.label}
        href={address}
        className={`mt-2 mr-6 inline-flex min-h-11 items-center gap-2 last:mr-0 print:hidden ${textLinkStyle}`}
      >
        <ArrowTopRightOnSquareIcon aria-hidden className="size-5 shrink-0" />
        {button.label}
      </NewTabLink>
    );
  });
}

interface ServiceDetailsProps {
  service: ViewService;
  lines: readonly CardLine[];
  isStaff: boolean;
  /** What its carrier offers before it begins still helps. */
  isAhead: boolean;
}

/** What needs more than its column: a text always, what is explained on paper, where columns are narrow. */
const spans: Partial<Record<CardValue['shows'], string>> = {
  paragraph: 'sm:col-span-2 print:col-span-3',
  explained: 'print:col-span-2',
};

/** What folds of a card; what a service costs is for staff only. */
export function ServiceDetails({ service, lines, isStaff, isAhead }: ServiceDetailsProps) {
  return (
    <div className="mt-3 border-t border-line pt-3 print:mt-2 print:pt-2">
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 print:grid-cols-3 print:gap-x-6 print:gap-y-1.5">
        {lines.map(({ field, label, value, below }) => (
          <div key={field} className={spans[value.shows] ?? ''}>
            <dt className="text-small text-ink-soft">{label}</dt>
            <dd className="tabular wrap-anywhere">
              <Value value={value} />
              {below?.map((text) => (
                <p key={text} className="font-medium">
                  {text}
                </p>
              ))}
            </dd>
          </div>
        ))}
        {isStaff && service.service?.cost !== undefined && (
          <div>
            <dt className="text-small text-ink-soft">{words.cost}</dt>
            <dd className="font-medium">
              <Money dollars={service.service.cost} />
            </dd>
          </div>
        )}
      </dl>
      {isAhead && <Links service={service} />}
    </div>
  );
}
