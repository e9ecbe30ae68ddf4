import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { words } from './words.ts';

interface SearchStateProps {
  text: string;
  found: number;
  isSearching: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** Below what was found: that more is on its way, that nothing is there, or that it could not be asked. */
export function SearchState({ text, found, isSearching, hasFailed, retry }: SearchStateProps) {
  const isNothing = text !== '' && found === 0 && !isSearching && !hasFailed;
  return (
    <>
      {isSearching && (
        <div aria-hidden="true" className="grid gap-2 p-3">
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-5 w-2/5" />
        </div>
      )}
      <p role="status" className={isNothing ? 'px-3 py-6 text-center text-ink-soft' : 'sr-only'}>
        {isNothing && words.nothing(text)}
        {isSearching && words.searching}
        {!isSearching && found > 0 && words.found(found)}
      </p>
      {hasFailed && (
        <Notice tone="wait" role="alert">
          <p>{words.failed}</p>
          <Button look="secondary" className="mt-2" isBusy={isSearching} onClick={retry}>
            {words.retry}
          </Button>
        </Notice>
      )}
    </>
  );
}
