import { deleteServiceDocument, pathOf } from '@bitacora/contracts';
import { TrashIcon } from '@heroicons/react/24/outline';
import { useRef, useState } from 'react';
import { isApiError } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/api.ts';
import { notify } from '../../lib/notify.ts';
import { useRefreshJourneys } from '../../lib/refresh-journeys.ts';
import { useAction } from '../../lib/use-action.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useKeepPlace } from '../../ui/use-keep-place.ts';
import { words } from './words.ts';

async function remove(id: string): Promise<void> {
  try {
    await api.delete(pathOf(deleteServiceDocument, { id }));
  } catch (error) {
    // Somebody else removed it: that is what was wanted.
    if (!isApiError(error) || error.kind !== 'not-found') throw error;
  }
}

interface RemoveDocumentProps {
  id: string;
  /** Whose it is, as its button says. */
  of: string;
  /** The service that it is for. */
  service: string;
}

/** Takes away the wrong file, or one of the wrong passenger, after a question: its file cannot be put back by a press. */
export function RemoveDocument({ id, of, service }: RemoveDocumentProps) {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, problem, run, forgetProblem } = useAction();
  const refresh = useRefreshJourneys();
  const place = useRef<HTMLButtonElement>(null);
  // It goes with its document, once the journey is read again: the keyboard goes on in the list.
  useKeepPlace(place);
  const confirm = async () => {
    await remove(id);
    setAsking(false);
    notify.success(words.documentRemoved);
    void refresh();
  };
  return (
    <>
      <button
        ref={place}
        type="button"
        aria-label={words.removeDocument(of)}
        className="grid size-11 shrink-0 place-items-center rounded-control text-sea hover:bg-sea-tint"
        onClick={() => setAsking(true)}
      >
        <TrashIcon aria-hidden className="size-5" />
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.removeDocument(of)}
        text={words.removeDocumentText(service)}
        action={words.confirmRemoveDocument}
        keep={words.keep}
        {...{ isBusy, problem }}
        onConfirm={() => void run(confirm)}
        onClose={() => {
          setAsking(false);
          forgetProblem();
        }}
      />
    </>
  );
}
