import type { MailPreview } from '@bitacora/contracts';
import { type KeyboardEvent, useRef } from 'react';
import { API_URL } from '../../lib/environment.ts';
import { classNames } from '../../ui/class-names.ts';
import { words } from './words.ts';

export type View = keyof typeof words.preview.views;
export type Scheme = keyof typeof words.preview.schemes;

/** What is left of the window below what stands above it, and never less than most of it. */
export const frameHeight = 'h-[max(60dvh,100dvh-19rem)] min-h-80';

/** What a mail program of that width does with the colours that its reader prefers. */
const schemes: Record<Scheme, string> = { light: 'scheme-light', dark: 'scheme-dark' };

const scrollingKeys = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', ' '];

interface MailFrameProps {
  name: string;
  preview: Pick<MailPreview, 'document' | 'text'>;
  view: View;
  scheme: Scheme;
}

/** The mail itself: its HTML as a document of its own, in which nothing runs and no link leads anywhere, or its plain text. */
export function MailFrame({ name, preview: { document, text }, view, scheme }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const enter = (event: KeyboardEvent) => {
    if (!scrollingKeys.includes(event.key)) return;
    event.preventDefault();
    frame.current?.focus();
  };
  return (
    <div className="rounded-card border border-line bg-paper">
      {view === 'text' && (
        <pre className="max-w-prose p-4 font-mono text-small wrap-anywhere whitespace-pre-wrap">{text}</pre>
      )}
      {/* One stop of the keyboard in place of all the links of the mail, which lead nowhere: a key that scrolls goes into the frame. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions */}
      <div
        role="group"
        aria-label={words.preview.scroller(name)}
        tabIndex={0}
        hidden={view === 'text'}
        className="rounded-card"
        onKeyDown={enter}
      >
        {/* It stays while the text is shown: its link may have ended meanwhile. */}
        <iframe
          ref={frame}
          title={words.preview.frame(name)}
          src={API_URL + document}
          sandbox=""
          tabIndex={-1}
          className={classNames(
            'mx-auto w-full rounded-card',
            frameHeight,
            view === 'phone' && 'max-w-[22.5rem]',
            schemes[scheme],
          )}
        />
      </div>
    </div>
  );
}
