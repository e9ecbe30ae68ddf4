import { CheckCircleIcon, ClockIcon, ExclamationCircleIcon, InformationCircleIcon } from '@heroicons/react/20/solid';
import type { ReactNode } from 'react';
import type { BadgeTone } from './badge.tsx';

/** What is over needs no message. */
type NoticeTone = Exclude<BadgeTone, 'over'>;

const tones = {
  ok: { style: 'bg-ok-tint', icon: 'text-ok', Icon: CheckCircleIcon },
  wait: { style: 'bg-wait-tint', icon: 'text-wait', Icon: ClockIcon },
  bad: { style: 'bg-bad-tint', icon: 'text-bad', Icon: ExclamationCircleIcon },
  info: { style: 'bg-sea-tint', icon: 'text-sea', Icon: InformationCircleIcon },
} as const satisfies Record<NoticeTone, unknown>;

interface NoticeProps {
  tone: NoticeTone;
  children: ReactNode;
  /** Said aloud when it appears: `alert` for what went wrong, `status` for the rest. */
  role?: 'alert' | 'status';
}

/** A message in the page, where it is about something in it. */
export function Notice({ tone, children, role }: NoticeProps) {
  const { style, icon, Icon } = tones[tone];
  return (
    <div role={role} className={`notice flex gap-3 rounded-control p-3 ${style}`}>
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${icon}`} />
      <div className="min-w-0 grow">{children}</div>
    </div>
  );
}
