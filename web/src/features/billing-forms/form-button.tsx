import { NoSymbolIcon, PencilSquareIcon, PlusIcon } from '@heroicons/react/24/outline';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useHasDraft } from '../../lib/forms/use-has-draft.ts';
import { words } from '../../lib/forms/words.ts';
import { Button } from '../../ui/button.tsx';
import { UnsavedBadge } from '../../ui/forms/unsaved-badge.tsx';
import { useKeepPlace } from '../../ui/use-keep-place.ts';

const looks = {
  create: { look: 'secondary', Icon: PlusIcon, className: '' },
  correct: { look: 'quiet', Icon: PencilSquareIcon, className: 'px-3!' },
  void: { look: 'quiet', Icon: NoSymbolIcon, className: 'px-3!' },
} as const;

interface FormButtonProps {
  to: keyof typeof looks;
  label: string;
  /** Under which name its form keeps what is typed. */
  draft: string;
  /** What it is about, where several stand in a list. */
  about?: string;
  /** What it does is done for good: only a dialog that is open stays. */
  isOver?: boolean;
  /** The form in its dialog, fresh at each opening. */
  children(close: () => void): ReactNode;
}

/** It goes with what it does: who stands on it goes on at the row around it. */
function Opener(button: ComponentProps<typeof Button>) {
  const place = useRef<HTMLButtonElement>(null);
  useKeepPlace(place);
  return <Button ref={place} {...button} />;
}

export function FormButton({ to, label, draft, about, isOver = false, children }: FormButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const description = useId();
  const isWaiting = useHasDraft(draft) && !isOpen;
  const { look, Icon, className } = looks[to];
  const row = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (isOpen) return;
    const left = row.current;
    row.current = null;
    // After the dialog has looked for what opened it, which is gone.
    if (isOver) queueMicrotask(() => left?.focus());
  }, [isOpen, isOver]);
  return (
    <>
      {!isOver && isWaiting && <UnsavedBadge />}
      {!isOver && (
        <Opener
          look={look}
          className={className}
          aria-describedby={isWaiting ? description : undefined}
          onClick={({ currentTarget }) => {
            row.current = currentTarget.closest<HTMLElement>('[tabindex="-1"]');
            setOpen(true);
          }}
        >
          <Icon aria-hidden className="size-5" />
          {label}
          {about && <span className="sr-only">{about}</span>}
          {isWaiting && (
            <span hidden id={description}>
              {words.typedWaits}
            </span>
          )}
        </Opener>
      )}
      {isOpen && children(() => setOpen(false))}
    </>
  );
}
