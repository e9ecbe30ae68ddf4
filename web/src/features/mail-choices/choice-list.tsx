import { EnvelopeIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type Choice, useMailChoices } from './use-mail-choices.ts';
import { words } from './words.ts';

/** What became of the last press, said where nothing moves for it. */
function Outcome({ saving, saved }: { saving: Choice | null; saved: Choice | null }) {
  const nameOf = ({ group }: Choice) => words.groups[group].name;
  return (
    <p role="status" className="min-h-6 text-small text-ok">
      {saving && <span className="text-ink-soft">{words.saving}</span>}
      {saved && (saved.is_on ? words.on(nameOf(saved)) : words.off(nameOf(saved)))}
    </p>
  );
}

interface ChoiceListProps {
  /** Where it is read and changed. */
  path: string;
  /** Shown where the path opens nothing. */
  unknown?: ReactNode;
}

/** Which mails come: a switch a group. */
export function ChoiceList({ path, unknown }: ChoiceListProps) {
  const { answer, choose, problem, saving, saved } = useMailChoices(path);
  return (
    <Loaded
      answer={answer}
      waiting={<Skeleton className="h-64" />}
      failed={words.loadFailed}
      stale={words.stale}
      unknown={unknown}
    >
      {({ emails, groups }) =>
        groups.length === 0 ? (
          <EmptyState icon={<EnvelopeIcon aria-hidden />} title={words.none}>
            {words.noneText}
          </EmptyState>
        ) : (
          <Card isAccented className="grid gap-4">
            <p className="wrap-anywhere">{words.sentTo(emails)}</p>
            {problem !== null && (
              <Notice tone="bad" role="alert">
                <p className="font-semibold">{words.failed}</p>
                <p className="mt-1">{problem}</p>
              </Notice>
            )}
            <ul className="divide-y divide-line border-y border-line">
              {groups.map(({ group, is_on: isOn }) => (
                <li key={group} className="py-2">
                  <Checkbox
                    // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native box says itself whether it is checked
                    role="switch"
                    id={`correos-${group}`}
                    checked={saving?.group === group ? saving.is_on : isOn}
                    onChange={({ target }) => choose({ group, is_on: target.checked })}
                    label={<span className="font-semibold">{words.groups[group].name}</span>}
                    hint={words.groups[group].text}
                  />
                </li>
              ))}
            </ul>
            <Outcome saving={saving} saved={saved} />
            <p className="text-small text-ink-soft">{words.always}</p>
          </Card>
        )
      }
    </Loaded>
  );
}
