import { profileMessages } from '@bitacora/contracts/messages';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

const messages = profileMessages.draft;

/** What was typed before a reload, or before the session ended, is here again. */
export function DraftNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Notice tone="info" role="status">
      <p>{messages.text}</p>
      <Button look="quiet" className="-ml-5" onClick={onStartOver}>
        {messages.startOver}
      </Button>
    </Notice>
  );
}
