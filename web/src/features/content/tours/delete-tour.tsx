import type { Tour } from '@bitacora/contracts';
import { TrashIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { isApiError } from '../../../lib/api/api-error.ts';
import { api } from '../../../lib/api/api.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { notify } from '../../../lib/notify.ts';
import { tourToWrite } from '../addresses.ts';
import { words } from '../words.ts';

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
  const { isBusy, problem, run } = useAction();

  const confirm = async () => {
    await remove(id);
    notify.success(words.tour.removed);
    onDeleted();
  };

  return (
    <>
      <Button look="danger" onClick={() => setIsAsking(true)}>
        <TrashIcon aria-hidden="true" className="size-5" />
        {words.tour.remove}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.tour.removeTitle}
        text={words.tour.removeText(title)}
        hint={words.tour.removeHint}
        action={words.tour.confirmRemove}
        {...{ isBusy, problem }}
        busyText={words.tour.removing}
        onConfirm={() => void run(confirm)}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
