import { accountMessages } from '@bitacora/contracts/messages';
import type { ReactNode } from 'react';
import { describeError } from '../../lib/api/describe-error.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { LinkCheck } from './use-link-check.ts';

const messages = accountMessages.link;

interface LinkSheetProps {
  check: LinkCheck;
  /** Shown for a link that no longer serves. */
  bad: ReactNode;
  /** Shown for one that has activated its account. */
  used?: ReactNode;
  children: ReactNode;
}

/** What a mailed link leads to, once it is known to work; else what is wrong, with the way on. */
export function LinkSheet({
  check: { state, error, isChecking, checkAgain },
  bad,
  used = bad,
  children,
}: LinkSheetProps) {
  if (state === 'bad') return bad;
  if (state === 'used') return used;
  if (state === 'holds') return children;
  if (state === 'unknown') {
    return (
      <ErrorState title={messages.checkFailed} onRetry={checkAgain} isRetrying={isChecking}>
        {describeError(error)}
      </ErrorState>
    );
  }
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">{messages.checking}</span>
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </div>
  );
}
