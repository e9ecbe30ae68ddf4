import { createDesignedPackage, type DesignedPackageAnswer, pathOf, updateDesignedPackage } from '@bitacora/contracts';
import { api } from '../../lib/api/api.ts';
import { sayDone } from '../../lib/do-at-once.ts';
import { rawResolver } from '../../lib/forms/raw-resolver.ts';
import { useFormLife } from '../../lib/forms/use-form-life.ts';
import { PACKAGES_PATH } from '../../lib/journeys/available-packages.ts';
import { notify } from '../../lib/notify.ts';
import {
  emptyPackage,
  packageBodyOf,
  packageField,
  packageLabels,
  packageRules,
  packageShape,
  type PackageValues,
  readablePackageField,
  valuesOf,
} from './package-values.ts';
import { words } from './words.ts';

const resolver = rawResolver<PackageValues>(packageRules);

/** What is done once a package is another one. */
export interface PackageChange {
  /** The list that shows it reads again. */
  onChanged: () => unknown;
  onClose: () => void;
}

/** A designed package in a form, new or stored; a change is taken back for 10 s, unless somebody changed it since. */
export function usePackageForm(stored: DesignedPackageAnswer | null, { onChanged, onClose }: PackageChange) {
  const finish = () => {
    void onChanged();
    onClose();
  };
  const patch = (id: string, values: PackageValues, version: number) =>
    api.patch<DesignedPackageAnswer>(pathOf(updateDesignedPackage, { id }), { ...packageBodyOf(values), version });
  const onSaved = ({ id, version }: DesignedPackageAnswer, former: PackageValues) => {
    if (!stored) notify.success(words.toasts.created);
    else {
      const undo = async () => {
        await patch(id, former, version);
        await onChanged();
      };
      sayDone({ said: words.toasts.updated, subject: id, undo });
    }
    finish();
  };
  return useFormLife<PackageValues, PackageValues, DesignedPackageAnswer>({
    start: stored ? valuesOf(stored) : emptyPackage,
    draft: { name: `package.${stored?.id ?? 'new'}`, shape: packageShape },
    resolver,
    labels: () => packageLabels,
    fieldOf: packageField,
    failed: stored ? words.toasts.updateFailed : words.toasts.createFailed,
    save: (values, { version, keys }) => {
      if (stored) return patch(stored.id, values, version);
      const body = packageBodyOf(values);
      return api.post(createDesignedPackage.path, body, { idempotencyKey: keys.keyFor(body) });
    },
    onSaved,
    ...(stored && {
      edited: {
        version: stored.version,
        readNewest: async () => {
          const all = await api.get<DesignedPackageAnswer[]>(PACKAGES_PATH);
          const newest = all.find(({ id }) => id === stored.id);
          return newest && { version: newest.version, values: valuesOf(newest) };
        },
        onStoredAlready: () => {
          notify.success(words.toasts.updated);
          finish();
        },
        gone: words.gone,
        textOf: readablePackageField,
      },
    }),
  });
}
