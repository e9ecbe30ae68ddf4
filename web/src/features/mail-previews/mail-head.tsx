import type { MailPreview } from '@bitacora/contracts';
import { ChevronDownIcon } from '@heroicons/react/20/solid';
import { DetailList } from '../../ui/detail-list.tsx';
import { words } from './words.ts';

const texts = words.preview;

/** What a mail program shows above a mail: its subject in one line, which opens to the whole of it, from whom it is and who gets the answers. */
export function MailHead({ subject, sender, reply_to: replyTo }: MailPreview) {
  const lines: [string, string][] = [[texts.sender, texts.mailbox(sender)]];
  if (replyTo) lines.push([texts.replyTo, texts.mailbox(replyTo)]);
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control hover:bg-sea-tint/50">
        <span className="text-small text-ink-soft">{texts.subject}</span>
        <span className="min-w-0 grow truncate font-medium group-open:whitespace-normal">{subject}</span>
        <ChevronDownIcon aria-hidden className="size-5 shrink-0 text-sea transition-transform group-open:rotate-180" />
      </summary>
      <div className="pt-2">
        <DetailList lines={lines} />
      </div>
    </details>
  );
}
