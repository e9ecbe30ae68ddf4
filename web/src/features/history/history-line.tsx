import type { HistoryChange, HistoryEntry } from '@bitacora/contracts';
import { moment } from '../../lib/times.ts';
import { words } from './words.ts';

function Change({ change: { label, before, after } }: { change: HistoryChange }) {
  return (
    <li>
      <span className="text-ink-soft">{label}</span>
      {(before ?? after) !== null && ': '}
      {before !== null && (
        <>
          <s className="text-ink-soft">{before}</s>
          <span aria-hidden> → </span>
          <span className="sr-only">{words.became}</span>
        </>
      )}
      {after ?? (before !== null && <span className="text-ink-soft">{words.without}</span>)}
    </li>
  );
}

function nameOf(actor: HistoryEntry['actor']): string {
  if (actor === null) return words.platform;
  return [actor.first_name, actor.last_name].filter(Boolean).join(' ') || words.somebody;
}

/** One fact: what happened, each change as it was and is, who did it and when. */
export function HistoryLine({ entry: { summary, subject, changes, actor, at } }: { entry: HistoryEntry }) {
  return (
    <>
      <p className="font-semibold">
        {summary}
        {subject.title !== null && <span className="font-normal">{words.on(subject.title)}</span>}
      </p>
      {changes.length > 0 && (
        <ul className="tabular grid gap-0.5">
          {changes.map((change, index) => (
            <Change key={index} change={change} />
          ))}
        </ul>
      )}
      <p className="tabular text-small text-ink-soft">
        {nameOf(actor)}
        {' · '}
        <time dateTime={at}>{moment(at)}</time>
      </p>
    </>
  );
}
