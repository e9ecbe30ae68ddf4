import type { JourneyView, ViewService } from '@bitacora/contracts';
import { serviceName } from '../../lib/service-name.ts';
import { classNames } from '../../ui/class-names.ts';
import { Menu, type MenuEntry } from '../../ui/menu.tsx';
import { placeOf } from './model/service-changes.ts';
import type { ServiceActions } from './use-service-actions.ts';
import { words } from './words.ts';

/** What of it opens a dialog. */
export interface ServiceDialogs {
  replace(service: ViewService): void;
  documents(service: ViewService): void;
  cancel(service: ViewService): void;
  restore(service: ViewService): void;
  remove(service: ViewService): void;
}

interface ServiceMenuProps {
  service: ViewService;
  journey: JourneyView;
  actions: ServiceActions;
  dialogs: ServiceDialogs;
  /** What else a phone has no room for on the card. */
  also: readonly MenuEntry[];
}

/** What staff can do with a service besides its form: its place, its documents, another record, calling it off. */
export function ServiceMenu({ service, journey, actions, dialogs, also }: ServiceMenuProps) {
  const messages = words.services;
  const { place, count } = placeOf(service, journey.services);
  const isOff = service.cancellation !== null;
  const hasRecord = service.service !== null;
  const entry = (isThere: boolean, label: string, onSelect: () => void): MenuEntry[] =>
    isThere ? [{ label, onSelect }] : [];
  const changes = [
    ...entry(hasRecord && !isOff, messages.replace, () => dialogs.replace(service)),
    ...entry(hasRecord && !isOff, messages.documents, () => dialogs.documents(service)),
    ...entry(place > 0, messages.up, () => actions.move(service, place - 1)),
    ...entry(place < count - 1, messages.down, () => actions.move(service, place + 1)),
    ...entry(!isOff, messages.cancel, () => dialogs.cancel(service)),
    ...entry(isOff, messages.restore, () => dialogs.restore(service)),
    ...entry(!hasRecord, messages.remove, () => actions.remove(service)),
    ...entry(hasRecord, messages.removeAsks, () => dialogs.remove(service)),
  ];
  // What only shows something stands first, away from what takes away; of a journey that was called off everything stays as it was.
  const entries = [...also, ...(journey.phase === 'cancelled' ? [] : changes)];
  if (entries.length === 0) return null;
  return (
    <div
      className={classNames(
        'max-sm:[&>button]:gap-0 max-sm:[&>button]:px-2',
        entries.every(({ isForPhone }) => isForPhone) && 'sm:hidden',
      )}
    >
      <Menu
        label={
          <>
            {words.more}
            <span className="sr-only">{words.moreOf(serviceName(service))}</span>
          </>
        }
        entries={entries}
        isBusy={actions.isBusy(service)}
      />
    </div>
  );
}
