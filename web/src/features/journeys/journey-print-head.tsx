import type { JourneyView } from '@bitacora/contracts';
import { dayRange, dayText } from '@bitacora/kernel/dates';
import { fullName } from '@bitacora/kernel/full-name';
import type { Agency } from '../../lib/agency.ts';
import { PrintHead } from '../../ui/print/print-head.tsx';
import { contactsOf } from './model/contacts.ts';
import { isOver } from './model/last-day.ts';
import { phoneText } from './model/phone-text.ts';
import { words } from './words.ts';

interface JourneyPrintHeadProps {
  journey: JourneyView;
  agency: Agency | null;
  now: Date;
}

/** What a sheet of paper has to say by itself: of which journey it is, who travels, and whom to call. */
export function JourneyPrintHead({ journey, agency, now }: JourneyPrintHeadProps) {
  const { travel_date, return_date, destination_city, travel_agent: adviser, passengers, purchase_date } = journey;
  const { phone, email } = contactsOf(journey, agency);
  const title = words.printTitle(destination_city.name, dayRange(travel_date, return_date ?? travel_date));
  const lines: [label: string, text: string][] = [
    [
      words.adviser,
      [adviser && fullName(adviser), phone && phoneText(phone, journey), email].filter(Boolean).join(' · '),
    ],
    ...(agency && !isOver(journey, now)
      ? [[words.emergency, phoneText(agency.emergency_phone, journey)] satisfies [string, string]]
      : []),
    [words.group, passengers.map(fullName).join(', ')],
    [words.purchaseDate, dayText(purchase_date, null)],
  ];
  return (
    <PrintHead {...{ title, agency, now }}>
      {lines.map(([label, text]) => (
        <p key={label} className="text-small">
          {label}: <span className="font-semibold">{text}</span>
        </p>
      ))}
    </PrintHead>
  );
}
