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
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 px-4 py-4 sm:px-5">
      <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-sea" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-lead font-semibold wrap-anywhere">{device}</span>
          {is_current && <Badge tone="ok">{words.current}</Badge>}
        </p>
        <p className="tabular mt-1 text-small text-ink-soft">{words.lastUsed(moment(last_used_at))}</p>
        <p className="tabular text-small text-ink-soft">{words.started(moment(started_at))}</p>
        {address && <p className="tabular text-small text-ink-soft">{words.address(address)}</p>}
      </div>
      <Button
        look={is_current ? 'quiet' : 'secondary'}
        aria-label={words.endOn(is_current ? words.current.toLowerCase() : device)}
        className={is_current ? 'max-sm:-my-2 max-sm:ml-5' : 'max-sm:w-full'}
        onClick={onEnd}
      >
        {words.end}
      </Button>
    </li>
  );
}
