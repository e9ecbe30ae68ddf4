import type { OpenProposal } from '@bitacora/contracts';
import { ChatBubbleLeftRightIcon, EnvelopeIcon, PhoneIcon } from '@heroicons/react/24/outline';
import { chatLink, chatNumber, mailLink, phoneLink, readablePhone } from '../../lib/contact-links.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Card } from '../../ui/card.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { words } from './words.ts';

/** Who to turn to, to read and one tap away. */
export function ProposalAdviser({ adviser }: { adviser: OpenProposal['adviser'] }) {
  const { name, phone, email, is_agency: isAgency, stands_in_for: absent } = adviser;
  const chat = adviser.chat ?? chatNumber(phone);
  const style = buttonStyle('secondary');
  return (
    <section aria-labelledby="quien-atiende" className="lg:sticky lg:top-6">
      <Card className="grid gap-4">
        <h2 id="quien-atiende" className="text-subtitle font-semibold">
          {words.adviser.title}
        </h2>
        <p>
          <span className="font-semibold">{name}</span>
          <span className="block text-small text-ink-soft">
            {isAgency ? words.adviser.agency : words.adviser.adviser}
          </span>
          {absent && <span className="block text-small text-ink-soft">{words.adviser.standsInFor(absent)}</span>}
          {/* At a desk nothing dials, and paper has no buttons. */}
          <span className="tabular mt-1 block text-small">{readablePhone(phone)}</span>
          <span className="block text-small wrap-anywhere">{email}</span>
        </p>
        <div className="flex flex-wrap gap-3 max-sm:*:grow lg:*:grow print:hidden">
          <a href={phoneLink(phone)} className={style}>
            <PhoneIcon aria-hidden className="size-5" />
            {words.adviser.call}
          </a>
          {chat && (
            <NewTabLink href={chatLink(chat)} className={style}>
              <ChatBubbleLeftRightIcon aria-hidden className="size-5" />
              {words.adviser.chat}
            </NewTabLink>
          )}
          <a href={mailLink(email)} className={style}>
            <EnvelopeIcon aria-hidden className="size-5" />
            {words.adviser.write}
          </a>
        </div>
      </Card>
    </section>
  );
}
