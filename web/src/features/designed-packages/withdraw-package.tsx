import {
  type DesignedPackageAnswer,
  pathOf,
  restoreDesignedPackage,
  withdrawDesignedPackage,
} from '@bitacora/contracts';
import { isApiError } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/api.ts';
import { sayDone } from '../../lib/do-at-once.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { PackageChange } from './use-package-form.ts';
import { words } from './words.ts';

async function withdraw(id: string): Promise<void> {
  try {
    await api.delete(pathOf(withdrawDesignedPackage, { id }));
  } catch (error) {
    // Somebody else withdrew it: that is what was wanted.
    if (!isApiError(error) || error.kind !== 'not-found') throw error;
  }
}

async function restore(id: string): Promise<void> {
  try {
    await api.post(pathOf(restoreDesignedPackage, { id }), {});
  } catch (error) {
    // It is there again already.
    if (!isApiError(error) || error.code !== 'not_withdrawn') throw error;
  }
}

interface WithdrawPackageProps extends PackageChange {
  stored: DesignedPackageAnswer;
}

/** Takes a package out of sale at once; a press takes that back for 10 s. */
export function WithdrawPackage({ stored: { id, name }, onChanged, onClose }: WithdrawPackageProps) {
  const { isBusy, problem, run } = useAction();
  const act = async () => {
    await withdraw(id);
    const undo = async () => {
      await restore(id);
      await onChanged();
    };
    sayDone({ said: words.toasts.withdrawn(name), subject: id, undo });
    void onChanged();
    onClose();
  };
  return (
    <>
      <Button look="danger" isBusy={isBusy} busyText={words.withdrawing} onClick={() => void run(act)}>
        {words.withdraw}
      </Button>
      {problem && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
    </>
  );
}
