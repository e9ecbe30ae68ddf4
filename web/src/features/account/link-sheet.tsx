import type { ReactNode } from 'react';
import { describeError } from '../../lib/api/describe-error.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { words as uiWords } from '../../ui/words.ts';
import type { LinkCheck } from './use-link-check.ts';
import { words } from './words.ts';

interface LinkSheetProps {
  check: LinkCheck;
  /** The shape of what comes, so that nothing jumps when it does. */
  waiting: ReactNode;
  /** Shown for a link that no longer serves. */
  bad: ReactNode;
  children: ReactNode;
}

/** What a mailed link leads to, once it is known to work; else what is wrong, with the way on. */
export function LinkSheet({ check, waiting, bad, children }: LinkSheetProps) {
  const { state, error, isChecking, checkAgain } = check;
  if (state === 'bad' || state === 'used') return bad;
  if (state === 'holds') return children;
  if (state === 'unknown') {
    return (
      <div className="flex flex-col gap-5">
        <Notice tone="bad" role="alert">
          <p className="font-semibold">{words.link.checkFailed}</p>
          <p className="mt-1">{describeError(error)}</p>
        </Notice>
        <Button look="secondary" isWide isBusy={isChecking} onClick={() => void checkAgain()}>
          {uiWords.retry}
        </Button>
      </div>
    );
  }
  return (
    <div role="status">
      <span className="sr-only">{words.link.checking}</span>
      {waiting}
    </div>
  );
}
