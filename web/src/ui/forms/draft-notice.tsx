import { useRef } from 'react';
import type { DraftState } from '../../lib/forms/use-draft.ts';
import { Button } from '../button.tsx';
import { Notice } from '../notice.tsx';
import { useKeepPlace } from '../use-keep-place.ts';
import { words } from './words.ts';

/** What was typed before a reload, or before the session ended, is here again. */
export function DraftNotice({ isOfRecord, isOutdated, hadFiles, startOver }: DraftState) {
  const { text, files, outdated, toStored, toNothing } = words.draft;
  const place = useRef<HTMLDivElement>(null);
  useKeepPlace(place);
  return (
    <div ref={place}>
      <Notice tone={isOutdated ? 'wait' : 'info'} role="status">
        <p>{[text, isOutdated && outdated, hadFiles && files].filter(Boolean).join(' ')}</p>
        <Button look="quiet" className="-ml-5" onClick={startOver}>
          {isOfRecord ? toStored : toNothing}
        </Button>
      </Notice>
    </div>
  );
}
