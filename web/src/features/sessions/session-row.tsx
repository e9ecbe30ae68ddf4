import type { Session } from '@bitacora/contracts';
import { ComputerDesktopIcon, DevicePhoneMobileIcon } from '@heroicons/react/24/outline';
import { moment } from '../../lib/times.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { deviceOf } from './use-sessions.ts';
import { words } from './words.ts';

const isHandheld = (device: string) => /android|iphone|ipad/i.test(device);

interface SessionRowProps {
  session: Session;
  onEnd: () => void;
}

/** One device where the account is open. */
export function SessionRow({ session, onEnd }: SessionRowProps) {
  const { started_at, last_used_at, address, is_current } = session;
  const device = deviceOf(session);
  const Icon = isHandheld(device) ? DevicePhoneMobileIcon : ComputerDesktopIcon;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-1 px-4 py-4 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:gap-x-4 sm:px-5">
      <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-sea" />
      <div className="contents sm:block">
        <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-lead font-semibold wrap-anywhere">{device}</span>
          {is_current && <Badge tone="ok">{words.current}</Badge>}
        </p>
        {/* On a phone below the icon, too: each fact has a line. */}
        <div className="tabular text-small text-pretty text-ink-soft max-sm:col-span-full sm:mt-1">
          <p>{words.lastUsed(moment(last_used_at))}</p>
          <p>{words.started(moment(started_at))}</p>
          {address && <p>{words.address(address)}</p>}
        </div>
      </div>
      <Button
        look={is_current ? 'quiet' : 'secondary'}
        aria-label={words.endOn(is_current ? words.current.toLowerCase() : device)}
        className={
          is_current
            ? 'max-sm:col-span-full max-sm:-mb-2 max-sm:-ml-5 max-sm:justify-self-start'
            : 'max-sm:col-span-full max-sm:mt-2'
        }
        onClick={onEnd}
      >
        {words.end}
      </Button>
    </li>
  );
}
