import type { DesignedPackageAnswer } from '@bitacora/contracts';
import useSWR from 'swr';
import { PACKAGES_PATH } from '../../lib/journeys/available-packages.ts';
import { salePaths } from '../../lib/sale-paths.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PackageForm } from './package-form.tsx';
import { saleOf } from './sale.ts';
import type { PackageChange } from './use-package-form.ts';
import { WithdrawPackage } from './withdraw-package.tsx';
import { words } from './words.ts';

interface PackageDialogProps extends PackageChange {
  id: string;
  /** The same package, when the list shows it already. */
  listed: DesignedPackageAnswer | undefined;
}

/** One package over the list, to be changed, sold or withdrawn; its address may come from a link. */
export function PackageDialog({ id, listed, onChanged, onClose }: PackageDialogProps) {
  const all = useSWR<DesignedPackageAnswer[], unknown>(listed ? null : PACKAGES_PATH);
  const stored = listed ?? all.data?.find((one) => one.id === id);
  if (stored) {
    const isForSale = saleOf(stored).isOpen;
    return (
      <PackageForm key={id} {...{ stored, isForSale, onChanged, onClose }}>
        {(isChanged) => (
          <div className="flex flex-wrap gap-3">
            {isForSale && (
              <LinkButton look={isChanged ? 'secondary' : 'main'} to={salePaths.sellPackage(id)}>
                {words.sell}
              </LinkButton>
            )}
            <WithdrawPackage {...{ stored, onChanged, onClose }} />
          </div>
        )}
      </PackageForm>
    );
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={words.title}
      actions={
        <Button look="secondary" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <Loaded answer={all} waiting={<Skeleton className="h-56" />} failed={words.loadFailed}>
        {() => (
          <Notice tone="info" role="status">
            {words.notFound}
          </Notice>
        )}
      </Loaded>
    </Modal>
  );
}
