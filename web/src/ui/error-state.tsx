import { ExclamationTriangleIcon } from '@heroicons/react/24/outline';
import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import { useKeepPlace } from './use-keep-place.ts';
import { words } from './words.ts';

interface ErrorStateProps {
  title?: string;
  children?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** What could not be shown, that nothing was lost, and the way on. */
export function ErrorState({ title, children, onRetry, isRetrying }: ErrorStateProps) {
  const place = useRef<HTMLDivElement>(null);
  useKeepPlace(place);
  return (
    <div
      ref={place}
      role="alert"
      // In a sheet it needs no second one.
      className="flex flex-col items-center gap-3 rounded-card border border-line bg-white px-6 py-10 text-center in-data-card:border-0 in-data-card:px-0 in-data-card:py-4"
    >
      <ExclamationTriangleIcon aria-hidden="true" className="size-10 text-wait" />
      <h2 className="text-subtitle font-semibold">{title ?? words.failed.title}</h2>
      <div className="max-w-prose text-ink-soft">{children ?? words.failed.text}</div>
      {onRetry && (
        <Button look="secondary" className="mt-2" isBusy={isRetrying ?? false} onClick={onRetry}>
          {words.retry}
        </Button>
      )}
    </div>
  );
}
