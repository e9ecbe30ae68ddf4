import type { ViewService } from '@bitacora/contracts';
import { serviceName } from '../../lib/service-name.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { LeaveButton } from '../../ui/leave-button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { removing } from './model/service-changes.ts';
import type { JourneyCommands } from './use-journey-commands.ts';
import { words } from './words.ts';

interface RemoveDialogProps {
  service: ViewService;
  commands: JourneyCommands;
  onClose(): void;
}

/** Asks before a service goes with its record: what travellers see of it could not be put back by a press. */
export function RemoveDialog({ service, commands, onClose }: RemoveDialogProps) {
  const { isBusy, problem, run } = useAction();
  const remove = async () => {
    await commands.changeServices(removing(service.id));
    onClose();
  };
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={words.remove.title(serviceName(service))}
      actions={
        <>
          <LeaveButton onLeave={onClose}>{words.remove.keep}</LeaveButton>
          <Button look="danger" isBusy={isBusy} onClick={() => void run(remove)}>
            {words.remove.submit}
          </Button>
        </>
      }
    >
      <p>{words.remove.text}</p>
      {problem && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
    </Modal>
  );
}
