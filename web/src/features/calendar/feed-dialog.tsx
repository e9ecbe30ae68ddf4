import { useState } from 'react';
import { moment } from '../../lib/times.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { CopyableCode } from '../../ui/copyable-code.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFeed } from './use-feed.ts';
import { words } from './words.ts';

const texts = words.feed;

interface FeedPartsProps {
  feed: { since: string | null; is_own: boolean };
  feeding: ReturnType<typeof useFeed>;
}

/** Whether there is an address, what it has, and how it is made, made anew, and ended. */
function FeedParts({ feed, feeding }: FeedPartsProps) {
  const { address, isBusy, problem, renew, revoke, forgetProblem } = feeding;
  const [isOwn, setIsOwn] = useState(feed.is_own);
  const [asked, setAsked] = useState<'renew' | 'revoke' | null>(null);
  const confirmed = asked && texts[asked];
  const close = () => {
    forgetProblem();
    setAsked(null);
  };
  return (
    <div className="grid gap-4">
      <p>{texts.text}</p>
      {address ? (
        <Notice tone="ok" role="status">
          <p>{texts.made}</p>
          <CopyableCode code={address} />
        </Notice>
      ) : (
        feed.since && <p className="font-medium">{texts.since(moment(feed.since), feed.is_own)}</p>
      )}
      <p className="text-ink-soft">{texts.secret}</p>
      <p className="text-ink-soft">{texts.ends}</p>
      <Checkbox label={texts.isOwn} checked={isOwn} onChange={({ target }) => setIsOwn(target.checked)} />
      {problem && !asked && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          isBusy={isBusy && !asked}
          busyText={texts.making}
          onClick={() => (feed.since ? setAsked('renew') : void renew(isOwn))}
        >
          {feed.since ? texts.renew.action : texts.make}
        </Button>
        {feed.since && (
          <Button look="danger" onClick={() => setAsked('revoke')}>
            {texts.revoke.action}
          </Button>
        )}
      </div>
      {confirmed && (
        <ConfirmDialog
          {...confirmed}
          {...{ isBusy, problem }}
          onClose={close}
          onConfirm={() =>
            void (asked === 'renew' ? renew(isOwn) : revoke()).then((isDone) => {
              if (isDone) setAsked(null);
            })
          }
        />
      )}
    </div>
  );
}

/** One's own calendar in other programs: a phone's, Google's, Outlook's. */
export function FeedDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const feeding = useFeed();
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={texts.title}>
      <Loaded answer={feeding.answer} waiting={<Skeleton className="h-40" />} failed={texts.loadFailed} stale={false}>
        {(feed) => <FeedParts {...{ feed, feeding }} />}
      </Loaded>
    </Modal>
  );
}
