import { serviceKind } from '@bitacora/contracts';
import { MinusIcon, PlusIcon } from '@heroicons/react/20/solid';
import { useState } from 'react';
import { serviceLines, type SoldService, withoutOne } from '../../lib/journeys/sold-services.ts';
import { classNames } from '../class-names.ts';
import { FieldError } from '../field.tsx';
import { LineIcon } from '../line-icon.tsx';
import { words } from './words.ts';

interface ServiceCountsProps {
  /** Of the field: the summary of errors leads here. */
  id: string;
  label: string;
  value: readonly SoldService[];
  onChange(value: SoldService[]): void;
  /** `I`: there are no services of a way back. */
  journeyDirection: string;
  error?: string | undefined;
}

const buttonLook =
  'grid size-11 shrink-0 place-items-center rounded-control text-sea hover:bg-sea-tint aria-disabled:text-edge aria-disabled:hover:bg-transparent';

/** How many of each service are sold: every service is in sight, and one press sells it. */
export function ServiceCounts({ id, label, value, onChange, journeyDirection, error }: ServiceCountsProps) {
  const [said, setSaid] = useState('');
  const change = (next: SoldService[], name: string, count: number) => {
    onChange(next);
    setSaid(words.count(count, name));
  };
  return (
    <div
      id={id}
      role="group"
      tabIndex={-1}
      aria-label={label}
      aria-describedby={error ? `${id}-error` : undefined}
      className="@container grid gap-2 outline-none"
    >
      <p role="status" className="sr-only">
        {said}
      </p>
      <ul className="grid gap-x-8 @min-[36rem]:grid-cols-2">
        {serviceLines(value, journeyDirection).map(({ service, name, count }) => (
          <li key={name} className="flex items-center gap-3 border-b border-line py-1">
            <LineIcon
              path={serviceKind(service.kind).icon}
              className={classNames('size-6', count > 0 ? 'text-sea' : 'text-edge')}
            />
            <span className={classNames('min-w-0 grow wrap-break-word', count > 0 && 'font-semibold')}>{name}</span>
            <button
              type="button"
              aria-label={words.takeAway(name)}
              // Not `disabled`: at none of them the keyboard keeps its place.
              aria-disabled={count === 0 || undefined}
              className={buttonLook}
              onClick={() => count > 0 && change(withoutOne(value, service), name, count - 1)}
            >
              <MinusIcon aria-hidden="true" className="size-5" />
            </button>
            <span
              className={classNames('tabular w-6 shrink-0 text-center', count > 0 ? 'font-semibold' : 'text-ink-soft')}
            >
              {count}
            </span>
            <button
              type="button"
              aria-label={words.add(name)}
              className={buttonLook}
              onClick={() => change([...value, service], name, count + 1)}
            >
              <PlusIcon aria-hidden="true" className="size-5" />
            </button>
          </li>
        ))}
      </ul>
      <p className="tabular text-small text-ink-soft">{words.total(value.length)}</p>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
