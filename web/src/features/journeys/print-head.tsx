import type { JourneyView } from '@bitacora/contracts';
import { dayRange, dayText, momentText } from '@bitacora/kernel/dates';
import { fullName } from '@bitacora/kernel/full-name';
import { useEffect } from 'react';
import type { Agency } from '../../lib/agency.ts';
import { contactsOf } from './model/contacts.ts';
import { isOver } from './model/last-day.ts';
import { phoneText } from './model/phone-text.ts';
import { words } from './words.ts';

interface PrintHeadProps {
  journey: JourneyView;
  agency: Agency | null;
  now: Date;
}

/** Puts a line at the foot of every sheet while a screen is there (`styles/print.css`). */
function usePrintFoot(text: string): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--print-foot', `"${text.replaceAll(/["\\\n]/g, ' ')}"`);
    return () => void style.removeProperty('--print-foot');
  }, [text]);
}

/** What a sheet of paper has to say by itself: whose it is, of which journey and of when, who travels, and whom to call. */
export function PrintHead({ journey, agency, now }: PrintHeadProps) {
  const { travel_date, return_date, destination_city, travel_agent: adviser, passengers, purchase_date } = journey;
  const { phone, email } = contactsOf(journey, agency);
  const title = words.printTitle(destination_city.name, dayRange(travel_date, return_date ?? travel_date));
  usePrintFoot([agency?.name, title].filter(Boolean).join(' · '));
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
    <header className="print-head hidden border-b border-ink pb-3 print:block">
      <p className="flex justify-between gap-4 text-small">
        <span className="font-semibold">{agency?.name}</span>
        {/* Paper outlives the year. */}
        <span className="tabular">{words.printed(momentText(now.toISOString(), null))}</span>
      </p>
      <p className="mt-2 text-title font-bold">{title}</p>
      {lines.map(([label, text]) => (
        <p key={label} className="text-small">
          {label}: <span className="font-semibold">{text}</span>
        </p>
      ))}
    </header>
  );
}
