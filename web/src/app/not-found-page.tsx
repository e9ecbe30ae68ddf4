import { shellMessages as messages } from '@bitacora/contracts/messages';
import { usePageTitle } from '../lib/page-title.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { paths } from './paths.ts';

/** Any unmatched path (specification §2). */
export function NotFoundPage() {
  usePageTitle(messages.notFound.title, messages.notFound.description);
  return (
    <div className="mx-auto flex w-full max-w-form flex-col items-start gap-4 px-4 py-16">
      <p className="rounded-control bg-sun px-3 py-1 text-lead font-bold tabular">404</p>
      <h1 className="text-headline font-bold tracking-tight">{messages.notFound.title}</h1>
      <p className="text-ink-soft">{messages.notFound.text}</p>
      <LinkButton to={paths.home} look="secondary">
        {messages.notFound.action}
      </LinkButton>
    </div>
  );
}
