import type { JourneyView } from '@bitacora/contracts';
import { type ReactNode, useState } from 'react';
import { papersOf } from './model/papers.ts';
import { PapersDialog } from './papers-dialog.tsx';

interface PapersButtonProps {
  journey: JourneyView;
  /** How the button looks where it stands. */
  className: string;
  children: ReactNode;
}

/** Opens all documents of a journey; not there while it has none. */
export function PapersButton({ journey, className, children }: PapersButtonProps) {
  const [isOpen, setOpen] = useState(false);
  if (!journey.services.some((service) => papersOf(service, journey).length > 0)) return null;
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        {children}
      </button>
      <PapersDialog journey={journey} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
