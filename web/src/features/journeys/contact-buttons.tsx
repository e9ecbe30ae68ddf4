import { ChatBubbleLeftRightIcon, EnvelopeIcon, PhoneIcon } from '@heroicons/react/24/outline';
import type { ComponentType, SVGProps } from 'react';
import { chatLink, mailLink, phoneLink } from '../../lib/contact-links.ts';
import { words } from './words.ts';

interface ContactLinkProps {
  href: string;
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  label: string;
  isExternal?: boolean;
  onClick?: (() => void) | undefined;
}

function ContactLink({ href, icon: Icon, label, isExternal = false, onClick }: ContactLinkProps) {
  return (
    <a
      href={href}
      onClick={onClick}
      {...(isExternal ? { target: '_blank', rel: 'noreferrer' } : {})}
      className="flex min-h-14 flex-col items-center justify-center gap-0.5 rounded-control bg-sea-tint px-2 py-2 text-small font-medium text-sea hover:brightness-95"
    >
      <Icon aria-hidden className="size-5" />
      {label}
    </a>
  );
}

interface ContactButtonsProps {
  phone: string | undefined;
  chat: string | undefined;
  email: string | undefined;
  /** What a chat begins with. */
  chatText?: string | undefined;
  /** The chat is opened. */
  onChat?: (() => void) | undefined;
}

/** Ways to reach somebody, one tap each. */
export function ContactButtons({ phone, chat, email, chatText, onChat }: ContactButtonsProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] gap-2">
      {phone && <ContactLink href={phoneLink(phone)} icon={PhoneIcon} label={words.call} />}
      {chat && (
        <ContactLink
          href={chatLink(chat, chatText)}
          icon={ChatBubbleLeftRightIcon}
          label={words.chat}
          isExternal
          onClick={onChat}
        />
      )}
      {email && <ContactLink href={mailLink(email)} icon={EnvelopeIcon} label={words.mail} />}
    </div>
  );
}
