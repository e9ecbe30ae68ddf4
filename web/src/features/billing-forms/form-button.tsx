import { NoSymbolIcon, PencilSquareIcon, PlusIcon } from '@heroicons/react/24/outline';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';

const looks = {
  create: { look: 'secondary', Icon: PlusIcon, className: '' },
  correct: { look: 'quiet', Icon: PencilSquareIcon, className: 'px-3!' },
  void: { look: 'quiet', Icon: NoSymbolIcon, className: 'px-3!' },
} as const;

interface FormButtonProps {
  to: keyof typeof looks;
  label: string;
  /** What it is about, where several stand in a list. */
  about?: string;
  /** What it does is done for good: only a dialog that is open stays. */
  isOver?: boolean;
  /** The form in its dialog, fresh at each opening. */
  children(close: () => void): ReactNode;
}

export function FormButton({ to, label, about, isOver = false, children }: FormButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { look, Icon, className } = looks[to];
  return (
    <>
      {!isOver && (
        <Button look={look} className={className} onClick={() => setOpen(true)}>
          <Icon aria-hidden className="size-5" />
          {label}
          {about && <span className="sr-only">{about}</span>}
        </Button>
      )}
      {isOpen && children(() => setOpen(false))}
    </>
  );
}
