import { EnvelopeOpenIcon } from '@heroicons/react/24/outline';
import { accountMessages } from '@bitacora/contracts/messages';

const messages = accountMessages.reset;

export function ResetSent({ email }: { email: string }) {
  return (
    <div role="status" className="flex flex-col gap-2">
      <EnvelopeOpenIcon aria-hidden="true" className="size-10 text-sea" />
      <h2 className="text-subtitle font-semibold">{messages.sentTitle}</h2>
      <p className="text-ink-soft">{messages.sentText(email)}</p>
    </div>
  );
}
