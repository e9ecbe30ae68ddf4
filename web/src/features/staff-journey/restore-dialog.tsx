import type { JourneyView, ViewService } from '@bitacora/contracts';
import { sayDone } from '../../lib/do-at-once.ts';
import { restoring } from '../../lib/journeys/restoring.ts';
import { calledService } from '../../lib/service-name.ts';
import { useAction } from '../../lib/use-action.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { JourneyCommands } from './use-journey-commands.ts';
import { words } from './words.ts';

interface RestoreDialogProps {
  journey: JourneyView;
  /** One service of it; the whole journey without. */
  service: ViewService | null;
  commands: JourneyCommands;
  onClose(): void;
}

function subjectOf({ journey, service, commands }: RestoreDialogProps) {
  const { reason = '', retained = 0 } = (service ?? journey).cancellation ?? {};
  if (service) {
    const name = calledService(service);
    return {
      title: restoring.serviceTitle(name),
      action: restoring.submitService,
      restore: () => commands.restoreService(service.id),
      done: {
        said: words.cancel.serviceRestored(name),
        subject: `${journey.journey_id}/${service.id}`,
        undo: () => commands.cancelService(service.id, { reason, retained }),
      },
    };
  }
  return {
    title: restoring.journeyTitle(journey.destination_city.name),
    action: restoring.submitJourney,
    restore: commands.restore,
    done: {
      said: words.cancel.journeyRestored,
      subject: journey.journey_id,
      undo: () => commands.cancel({ reason, retained }),
    },
  };
}

/** Asks before a service or a journey stands again, which mails who was told that it does not; taken back for 10 s by a press. */
export function RestoreDialog(props: RestoreDialogProps) {
  const { onClose } = props;
  const { title, action, restore, done } = subjectOf(props);
  const { isBusy, problem, run } = useAction();
  const confirm = async () => {
    await restore();
    sayDone(done);
    onClose();
  };
  return (
    <ConfirmDialog
      {...{ title, action, isBusy, problem, onClose }}
      text={restoring.text}
      hint={words.cancel.takenBack}
      keep={restoring.keep}
      isDanger={false}
      onConfirm={() => void run(confirm)}
    />
  );
}
