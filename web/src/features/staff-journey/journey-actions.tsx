import type { JourneyView } from '@bitacora/contracts';
import { EyeIcon, PencilSquareIcon } from '@heroicons/react/24/outline';
import { doAtOnce } from '../../lib/do-at-once.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { JourneyCommands } from './use-journey-commands.ts';
import { words } from './words.ts';

interface JourneyActionsProps {
  journey: JourneyView;
  commands: JourneyCommands;
  mayChange: boolean;
  onEdit(): void;
  onCancel(): void;
}

/** What is done with the whole journey: looked at as a traveller, changed, called off or restored. */
export function JourneyActions({ journey, commands, mayChange, onEdit, onCancel }: JourneyActionsProps) {
  const isOff = journey.cancellation !== null;
  const restore = () => {
    const { reason = '', retained = 0 } = journey.cancellation ?? {};
    void doAtOnce(commands.restore, words.cancel.journeyRestored, () => commands.cancel({ reason, retained }));
  };
  const change = isOff
    ? { label: words.cancel.restoreJourney, onSelect: restore }
    : { label: words.cancel.journey, onSelect: onCancel };
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {mayChange && !isOff && (
        <Button look="secondary" onClick={onEdit}>
          <PencilSquareIcon aria-hidden className="size-5" />
          {words.edit}
        </Button>
      )}
      <LinkButton look="quiet" to="?as=traveller" className="px-3! first:-ml-3">
        <EyeIcon aria-hidden className="size-5" />
        {words.asTraveller}
      </LinkButton>
      {mayChange && <Menu label={words.more} entries={[change]} />}
    </div>
  );
}
