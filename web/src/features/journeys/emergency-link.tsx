import type { JourneyView } from '@bitacora/contracts';
import { LifebuoyIcon } from '@heroicons/react/24/outline';
import { phoneLink, readablePhone } from '../../lib/contact-links.ts';
import { phoneText } from './model/phone-text.ts';
import { words } from './words.ts';

interface EmergencyLinkProps {
  phone: string;
  /** The one on which it is called; null while none is known. */
  journey: JourneyView | null;
}

/** Help at any hour: the number to read, and one tap to call it. */
export function EmergencyLink({ phone, journey }: EmergencyLinkProps) {
  return (
    <a
      href={phoneLink(phone)}
      className="flex min-h-11 items-center gap-3 rounded-control border border-line px-3 py-2 text-left text-ink hover:bg-paper"
    >
      <LifebuoyIcon aria-hidden className="size-6 shrink-0 text-bad" />
      <span>
        <span className="font-semibold tabular">
          {words.emergency}:{' '}
          <span className="inline-block">{journey ? phoneText(phone, journey) : readablePhone(phone)}</span>
        </span>
        <span className="block text-small text-ink-soft">{words.emergencyHint}</span>
      </span>
    </a>
  );
}
