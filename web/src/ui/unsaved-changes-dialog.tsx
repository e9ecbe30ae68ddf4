import { Button } from './button.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import { words } from './words.ts';

interface UnsavedChangesDialogProps {
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
}

/** Asks before typed text is thrown away; closing it in any other way goes on writing. */
export function UnsavedChangesDialog({ isAsking, stay, leave }: UnsavedChangesDialogProps) {
  return (
    <DialogFrame
      isOpen={isAsking}
      onClose={stay}
      title={words.unsaved.title}
      isStatic
      actions={
        <>
          <Button look="danger" onClick={leave}>
            {words.unsaved.leave}
          </Button>
          <Button onClick={stay} data-autofocus>
            {words.unsaved.stay}
          </Button>
        </>
      }
    >
      <p>{words.unsaved.text}</p>
    </DialogFrame>
  );
}
