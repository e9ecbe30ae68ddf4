import { Link } from 'react-router-dom';
import { classNames } from '../../ui/class-names.ts';
import { words } from './words.ts';
import type { HitGroup } from './hits.ts';

interface SearchHitsProps {
  groups: readonly HitGroup[];
  listId: string;
  /** Which of all hits the arrows chose. */
  at: number;
  optionId: (index: number) => string;
  onPoint: (index: number) => void;
  open: (to: string) => void;
}

/** What was found, by what it is; the keyboard stays in the field above. */
export function SearchHits({ groups, listId, at, optionId, onPoint, open }: SearchHitsProps) {
  const firstOf = (group: number) => groups.slice(0, group).reduce((sum, { hits }) => sum + hits.length, 0);
  return (
    <div role="listbox" id={listId} aria-label={words.results}>
      {groups.map(({ title, hits }, group) => (
        <div key={title} role="group" aria-label={title} className="pb-2">
          <p aria-hidden="true" className="px-3 py-1 text-small text-ink-soft">
            {title}
          </p>
          {hits.map(({ id, to, label, detail, Icon }, place) => {
            const index = firstOf(group) + place;
            return (
              <Link
                key={id}
                id={optionId(index)}
                role="option"
                aria-selected={index === at}
                tabIndex={-1}
                to={to}
                className={classNames(
                  'flex min-h-11 items-center gap-3 rounded-control px-3 py-1.5',
                  index === at && 'bg-sea-tint',
                )}
                onMouseMove={() => onPoint(index)}
                onClick={(event) => {
                  // In a new tab, as any link.
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  open(to);
                }}
              >
                <Icon aria-hidden="true" className="size-5 shrink-0 text-sea" />
                <span className="min-w-0 grow wrap-anywhere">
                  <span className="font-medium">{label}</span>
                  {detail && <span className="tabular text-small text-ink-soft"> · {detail}</span>}
                </span>
              </Link>
            );
          })}
        </div>
      ))}
    </div>
  );
}
