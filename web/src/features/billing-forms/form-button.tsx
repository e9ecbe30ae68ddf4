import { PlusIcon } from '@heroicons/react/24/outline';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';

interface FormButtonProps {
  label: string;
  /** The form, fresh at each opening. */
  children(close: () => void): ReactNode;
}

/** A button that opens a form in a modal; a press beside it loses nothing. */
export function FormButton({ label, children }: FormButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        <PlusIcon aria-hidden className="size-5" />
        {label}
      </Button>
      <Modal isOpen={isOpen} onClose={close} title={label} isStatic>
        {isOpen && children(close)}
      </Modal>
    </>
  );
}
