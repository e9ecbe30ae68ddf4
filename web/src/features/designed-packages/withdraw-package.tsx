import { type DesignedPackageAnswer, pathOf, withdrawDesignedPackage } from '@bitacora/contracts';
import { useState } from 'react';
import { isApiError } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/api.ts';
import { notify } from '../../lib/notify.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
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

interface WithdrawPackageProps extends PackageChange {
  stored: DesignedPackageAnswer;
}

/** Takes a package out of sale for good, after a question that says so. */
export function WithdrawPackage({ stored: { id, name }, onChanged, onClose }: WithdrawPackageProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, problem, run } = useAction();
  const confirm = async () => {
    await withdraw(id);
    notify.success(words.toasts.withdrawn);
    void onChanged();
    onClose();
  };
  return (
    <>
      <Button look="danger" onClick={() => setIsAsking(true)}>
        {words.withdraw}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.withdrawTitle}
        text={words.withdrawText(name)}
        hint={words.withdrawHint}
        action={words.withdraw}
        {...{ isBusy, problem }}
        busyText={words.withdrawing}
        onConfirm={() => void run(confirm)}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
