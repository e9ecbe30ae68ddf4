import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { words } from '../words.ts';

/** Options that could not be loaded, with the way to try again. */
export function LookupFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="bad" role="alert">
      <span className="flex flex-wrap items-center justify-between gap-2">
        {words.lookupFailed}
        <Button look="quiet" onClick={onRetry}>
          {words.lookupRetry}
        </Button>
      </span>
    </Notice>
  );
}
