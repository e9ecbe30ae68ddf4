import { CheckCircleIcon } from '@heroicons/react/24/outline';
import { useEffect, useRef } from 'react';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { words } from './words.ts';

/** What stays on screen when the toast has gone: that it changed, and what it means elsewhere. */
export function PasswordChanged() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="flex flex-col gap-2">
      <CheckCircleIcon aria-hidden="true" className="size-10 text-ok" />
      <h2 ref={title} tabIndex={-1} className="text-subtitle font-semibold outline-none">
        {words.change.doneTitle}
      </h2>
      <p className="text-ink-soft">{words.change.doneText}</p>
      <LinkButton to={paths.information} isWide className="mt-3">
        {words.change.back}
      </LinkButton>
    </div>
  );
}
