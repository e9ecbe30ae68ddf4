import { uiMessages } from '@bitacora/contracts/messages';
import { Button } from './button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

const messages = uiMessages.unsaved;

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
      title={messages.title}
      isStatic
      actions={
        <>
          <Button look="danger" onClick={leave}>
            {messages.leave}
          </Button>
          <Button onClick={stay} data-autofocus>
            {messages.stay}
          </Button>
        </>
      }
    >
      <p>{messages.text}</p>
    </DialogFrame>
  );
}
