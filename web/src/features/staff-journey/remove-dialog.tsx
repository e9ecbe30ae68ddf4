import type { ViewService } from '@bitacora/contracts';
import { calledService } from '../../lib/service-name.ts';
import { useAction } from '../../lib/use-action.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
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
    <ConfirmDialog
      title={words.remove.title(calledService(service))}
      text={words.remove.text}
      action={words.remove.submit}
      keep={words.remove.keep}
      {...{ isBusy, problem, onClose }}
      onConfirm={() => void run(remove)}
    />
  );
}
