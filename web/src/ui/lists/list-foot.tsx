import { Button } from '../button.tsx';
import { Notice } from '../notice.tsx';
import { words } from './words.ts';

interface ListFootProps {
  list: { error: unknown; hasMore: boolean; isValidating: boolean };
  onMore: () => void;
}

/** What stands below a list that has another page, or whose newest answer failed. */
export function ListFoot({ list, onMore }: ListFootProps) {
  return (
    <>
      {list.error !== undefined && (
        <Notice tone="wait" role="status">
          {list.hasMore ? words.moreFailed : words.stale}
        </Notice>
      )}
      {list.hasMore && (
        <Button look="secondary" className="justify-self-center" isBusy={list.isValidating} onClick={onMore}>
          {words.more}
        </Button>
      )}
    </>
  );
}
