import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { words } from './words.ts';

/** What was typed before a reload, or before the session ended, is here again. */
export function DraftNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Notice tone="info" role="status">
      <p>{words.draft.text}</p>
      <Button look="quiet" className="-ml-5" onClick={onStartOver}>
        {words.draft.startOver}
      </Button>
    </Notice>
  );
}
