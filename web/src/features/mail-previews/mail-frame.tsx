import type { MailPreview } from '@bitacora/contracts';
import { API_URL } from '../../lib/environment.ts';
import { classNames } from '../../ui/class-names.ts';
import { words } from './words.ts';

export type View = keyof typeof words.preview.views;
export type Scheme = keyof typeof words.preview.schemes;

/** What a mail program of that width does with the colours that its reader prefers. */
const schemes: Record<Scheme, string> = { light: 'scheme-light', dark: 'scheme-dark' };

interface MailFrameProps {
  name: string;
  preview: Pick<MailPreview, 'document' | 'text'>;
  view: View;
  scheme: Scheme;
}

/** The mail itself: its HTML as a document of its own, in which nothing runs and no link leads anywhere, or its plain text. */
export function MailFrame({ name, preview: { document, text }, view, scheme }: MailFrameProps) {
  return (
    <div className="rounded-card border border-line bg-paper">
      {view === 'text' && (
        <pre className="max-w-prose p-4 font-mono text-small wrap-anywhere whitespace-pre-wrap">{text}</pre>
      )}
      {/* It stays while the text is shown: its link may have ended meanwhile. */}
      <iframe
        title={words.preview.frame(name)}
        src={API_URL + document}
        sandbox=""
        hidden={view === 'text'}
        className={classNames(
          'mx-auto h-[70dvh] min-h-80 w-full rounded-card',
          view === 'phone' && 'max-w-[22.5rem]',
          schemes[scheme],
        )}
      />
    </div>
  );
}
