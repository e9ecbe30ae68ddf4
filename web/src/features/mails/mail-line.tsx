import type { MailState, SentMail } from '@bitacora/contracts';
import type { ReactNode } from 'react';
import { moment } from '../../lib/times.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { words } from './words.ts';

const tones: Record<MailState, BadgeTone> = {
  waiting: 'wait',
  held: 'wait',
  sent: 'ok',
  bounced: 'bad',
  failed: 'bad',
  dropped: 'info',
};

function recipient({ name, email }: SentMail['to']): string {
  if (email === null) return name === null ? words.unknown : words.accountOf(name);
  return name === null ? email : words.withAddress(name, email);
}

/** When it left, came back or was given up; of what waits, when it was planned. */
export const timeOf = ({ ended_at, planned_at }: SentMail): string => ended_at ?? planned_at;

/** One mail: what kind, to whom, when, and what became of it. */
export function MailLine({ mail, again }: { mail: SentMail; again?: ReactNode }) {
  const { template, about, also, to, state, reason, possible_duplicate: isDoubtful } = mail;
  const at = timeOf(mail);
  const why = [
    state === 'held' && words.heldText,
    reason && words.reasons[reason],
    isDoubtful && reason !== 'interrupted' && words.duplicate,
  ].filter(Boolean);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
      <div className="min-w-0 grow basis-64">
        <p className="font-semibold">
          {[template, ...also].map(words.kind).join(', ')}
          {about !== null && <span className="font-normal">{words.about(about)}</span>}
        </p>
        <p>{words.to(recipient(to))}</p>
        {why.length > 0 && <p className="text-small">{why.join(' ')}</p>}
        <p className="tabular text-small text-ink-soft">
          <time dateTime={at}>{moment(at)}</time>
        </p>
      </div>
      <Badge tone={tones[state]}>{words.states[state]}</Badge>
      {again && <div className="basis-full">{again}</div>}
    </div>
  );
}
