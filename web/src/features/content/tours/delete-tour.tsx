import type { Tour } from '@bitacora/contracts';
import { siteContentMessages } from '@bitacora/contracts/messages';
import { TrashIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { describeError } from '../../../lib/api/describe-error.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogFrame } from '../../../ui/dialog-frame.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { notify } from '../../../ui/toasts/notify.ts';
import { tourToWrite } from '../addresses.ts';

const messages = siteContentMessages.tour;

async function remove(id: string): Promise<void> {
  try {
    await api.delete(tourToWrite(id));
  } catch (error) {
    // Somebody else removed it: that is what was wanted.
    if (!isApiError(error) || error.kind !== 'not-found') throw error;
  }
}

/** Removes a tour for ever, after a question that says so. */
export function DeleteTour({ tour: { id, title }, onDeleted }: { tour: Tour; onDeleted: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const confirm = async () => {
    setProblem(null);
    setIsRemoving(true);
    try {
      await remove(id);
      notify.success(messages.removed);
      onDeleted();
    } catch (error) {
      setProblem(describeError(error));
      setIsRemoving(false);
    }
  };

  return (
    <>
      <Button look="danger" onClick={() => setIsAsking(true)}>
        <TrashIcon aria-hidden="true" className="size-5" />
        {messages.remove}
      </Button>
      <DialogFrame
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={messages.removeTitle}
        actions={
          <>
            <Button look="secondary" data-autofocus onClick={() => setIsAsking(false)}>
              {siteContentMessages.cancel}
            </Button>
            <Button look="danger" isBusy={isRemoving} busyText={messages.removing} onClick={() => void confirm()}>
              {messages.confirmRemove}
            </Button>
          </>
        }
      >
        {problem && (
          <Notice tone="bad" role="alert">
            {problem}
          </Notice>
        )}
        <p>{messages.removeText(title)}</p>
        <p className="mt-2 text-ink-soft">{messages.removeHint}</p>
      </DialogFrame>
    </>
  );
}
