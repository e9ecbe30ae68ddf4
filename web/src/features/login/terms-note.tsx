import { useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MissingPart, Nothing } from '../../ui/missing-part.tsx';
import { textLinkStyle } from '../../ui/text-link.tsx';
import { words } from './words.ts';

const TermsModal = lazyPart(async () => (await import('./terms-modal.tsx')).TermsModal, {
  Waiting: Nothing,
  Missing: MissingPart,
});

/** Logging in means accepting the terms: the note, and the button that opens them. */
export function TermsNote() {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <p className="mt-3 border-t border-line pt-3 text-center text-small text-ink-soft">
        {words.termsNote}{' '}
        <button
          type="button"
          aria-haspopup="dialog"
          className={`${textLinkStyle} inline-flex min-h-11 items-center`}
          onClick={() => {
            setWasOpened(true);
            setIsOpen(true);
          }}
        >
          {words.termsButton}
        </button>
      </p>
      {wasOpened && <TermsModal isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
