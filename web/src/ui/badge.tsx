import { CheckCircleIcon, ClockIcon, ExclamationCircleIcon, InformationCircleIcon } from '@heroicons/react/20/solid';
import type { ReactNode } from 'react';

export type BadgeTone = 'ok' | 'wait' | 'bad' | 'info' | 'over';

const tones = {
  ok: { style: 'bg-ok-tint text-ok', Icon: CheckCircleIcon },
  wait: { style: 'bg-wait-tint text-wait', Icon: ClockIcon },
  bad: { style: 'bg-bad-tint text-bad', Icon: ExclamationCircleIcon },
  /** Closed: nobody has to do anything about it any more. */
  over: { style: 'bg-line/60 text-ink-soft', Icon: InformationCircleIcon },
  info: { style: 'bg-sea-tint text-sea', Icon: InformationCircleIcon },
} as const satisfies Record<BadgeTone, unknown>;

/** A state: always a word and an icon, never a colour alone; paper has no ground for it to stand on. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  const { style, Icon } = tones[tone];
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-control px-2 py-0.5 text-small font-semibold whitespace-nowrap max-[15rem]:whitespace-normal print:px-0 ${style}`}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {children}
    </span>
  );
}
