import { useRef } from 'react';
import { Button } from '../button.tsx';
import { Notice } from '../notice.tsx';
import { useKeepPlace } from '../use-keep-place.ts';
import { words } from './words.ts';

export interface Failure {
  /** What could not be loaded. */
  text: string;
  isRetrying?: boolean;
  retry(): void;
}

/** Beside a field whose options did not come: that they failed, and the way to ask again. */
export function FailedOptions({ text, isRetrying = false, retry }: Failure) {
  const place = useRef<HTMLDivElement>(null);
  useKeepPlace(place);
  return (
    <div ref={place}>
      <Notice tone="bad" role="alert">
        <span className="flex flex-wrap items-center justify-between gap-2">
          {text}
          <Button look="quiet" isBusy={isRetrying} onClick={retry}>
            {words.retry}
          </Button>
        </span>
      </Notice>
    </div>
  );
}
