import { loginMessages as messages } from '@bitacora/contracts/messages';
import { lazy, Suspense, useState } from 'react';
import { textLinkStyle } from '../../ui/text-link.tsx';

const TermsModal = lazy(async () => ({ default: (await import('./terms-modal.tsx')).TermsModal }));

/** Logging in means accepting the terms: the note, and the button that opens them. */
export function TermsNote() {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <p className="mt-3 border-t border-line pt-3 text-center text-small text-ink-soft">
        {messages.termsNote}{' '}
        <button
          type="button"
          aria-haspopup="dialog"
          className={`${textLinkStyle} inline-flex min-h-11 items-center`}
          onClick={() => {
            setWasOpened(true);
            setIsOpen(true);
          }}
        >
          {messages.termsButton}
        </button>
      </p>
      <Suspense>{wasOpened && <TermsModal isOpen={isOpen} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
