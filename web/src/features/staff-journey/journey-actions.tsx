import type { JourneyView } from '@bitacora/contracts';
import { EyeIcon, PencilSquareIcon } from '@heroicons/react/24/outline';
import { salePaths } from '../../lib/sale-paths.ts';
import { useHasDraft } from '../../lib/forms/use-has-draft.ts';
import { words as shared } from '../../lib/forms/words.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Menu, type MenuEntry } from '../../ui/menu.tsx';
import { words } from './words.ts';

const AS_TRAVELLER = '?as=traveller';

/** A phone has one row of buttons before what the page is about. */
const asTraveller: MenuEntry = { label: words.asTraveller, to: AS_TRAVELLER, isForPhone: true };

interface JourneyActionsProps {
  journey: JourneyView;
  mayChange: boolean;
  onEdit(): void;
  onCancel(): void;
  onRestore(): void;
}

/** What is done with the whole journey: looked at as a traveller, copied, changed, called off or restored. */
export function JourneyActions({ journey, mayChange, onEdit, onCancel, onRestore }: JourneyActionsProps) {
  const isOff = journey.cancellation !== null;
  const isWaiting = useHasDraft(`journey.${journey.journey_id}`);
  const change = isOff
    ? { label: words.cancel.restoreJourney, onSelect: onRestore }
    : { label: words.cancel.journey, onSelect: onCancel };
  const copy = { label: words.copy, to: salePaths.copyJourney(journey.journey_id) };
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {mayChange && !isOff && (
        <Button look="secondary" onClick={onEdit}>
          <PencilSquareIcon aria-hidden className="size-5" />
          {isWaiting ? words.goOnEditing : words.edit}
          {isWaiting && <span className="sr-only">. {shared.typedWaits}</span>}
        </Button>
      )}
      <LinkButton
        look="quiet"
        to={AS_TRAVELLER}
        className={classNames('px-3! first:-ml-3', mayChange && !isOff && 'max-sm:hidden')}
      >
        <EyeIcon aria-hidden className="size-5" />
        {words.asTraveller}
      </LinkButton>
      {mayChange && <Menu label={words.more} entries={isOff ? [copy, change] : [asTraveller, copy, change]} />}
    </div>
  );
}
