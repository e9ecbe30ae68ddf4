import { type ComponentProps, useContext } from 'react';
import { Button } from './button.tsx';
import { ModalGuardContext } from './modal-guard.ts';

type LeaveButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & { onLeave: () => void };

/** Leaves a form or dialog; inside a dialog with typed text the person is asked first. */
export function LeaveButton({ onLeave, ...button }: LeaveButtonProps) {
  const { askFirst } = useContext(ModalGuardContext);
  return <Button look="secondary" {...button} onClick={() => askFirst(onLeave)} />;
}
