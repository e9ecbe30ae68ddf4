import { PlusIcon } from '@heroicons/react/24/outline';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';

interface FormButtonProps {
  label: string;
  /** The form in its dialog, fresh at each opening. */
  children(close: () => void): ReactNode;
}

export function FormButton({ label, children }: FormButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        <PlusIcon aria-hidden className="size-5" />
        {label}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}
