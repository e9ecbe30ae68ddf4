import { Switch } from '@headlessui/react';
import { classNames } from '../../../ui/class-names.ts';
import { words } from '../words.ts';

interface ActiveSwitchProps {
  /** What it shows or hides, as it is said aloud. */
  label: string;
  isActive: boolean;
  onChange: (isActive: boolean) => void;
}

/** Whether visitors see a tour: a switch, with the word beside it. */
export function ActiveSwitch({ label, isActive, onChange }: ActiveSwitchProps) {
  return (
    <Switch
      checked={isActive}
      aria-label={label}
      onChange={onChange}
      className="group flex min-h-11 items-center gap-2 rounded-control px-2 hover:bg-sea-tint"
    >
      <span
        aria-hidden="true"
        className={classNames(
          'flex h-6 w-10 shrink-0 items-center rounded-full border p-0.5 transition-colors',
          isActive ? 'border-ok bg-ok' : 'border-edge bg-white',
        )}
      >
        <span
          className={classNames(
            'size-4 rounded-full transition-transform',
            isActive ? 'translate-x-4 bg-white' : 'bg-edge',
          )}
        />
      </span>
      <span className={classNames('w-14 text-left text-small font-semibold', isActive ? 'text-ok' : 'text-ink-soft')}>
        {isActive ? words.tours.active : words.tours.inactive}
      </span>
    </Switch>
  );
}
