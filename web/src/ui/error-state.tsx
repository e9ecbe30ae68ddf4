import { ExclamationTriangleIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { words } from './words.ts';

interface ErrorStateProps {
  title?: string;
  children?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** What could not be shown, that nothing was lost, and the way on. */
export function ErrorState({ title, children, onRetry, isRetrying }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="flex flex-col items-center gap-3 rounded-card border border-line bg-white px-6 py-10 text-center"
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
