import type { DesignedPackageAnswer, JourneyView } from '@bitacora/contracts';
import { formatDollars } from '@bitacora/kernel';
import { DocumentDuplicateIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useAvailablePackages } from '../../../lib/journeys/available-packages.ts';
import { Button } from '../../../ui/button.tsx';
import { FormSection } from '../../../ui/form-section.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import { type JourneyValues, standingOf, withCopyOf, withoutPackage, withPackage } from '../model/journey-values.ts';
import { words } from '../words.ts';
import { CopyJourneyDialog } from './copy-journey-dialog.tsx';
import type { JourneyForm } from './journey-form.ts';

interface StartFromProps {
  form: JourneyForm;
  /** The journey that it begins as. */
  copied: JourneyView | undefined;
  /** Puts values into the form, in place of what stands there. */
  onTake: (values: JourneyValues) => void;
}

const doneText = (view: JourneyView): string =>
  standingOf(view).length < view.services.length ? words.copy.doneWithoutCancelled : words.copy.done;

/** What a new journey begins with: a designed package, another journey, or nothing. */
export function StartFrom({ form, copied, onTake }: StartFromProps) {
  const packages = useAvailablePackages();
  const [isCopying, setIsCopying] = useState(false);
  const [said, setSaid] = useState<string>(copied ? doneText(copied) : '');
  const chosen = useWatch({ control: form.control, name: 'package' });
  const choose = (id: string) => {
    const [designed, former] = [id, form.getValues('package')].map((wanted) =>
      packages.data?.find((one) => one.id === wanted),
    );
    const values = withoutPackage(form.getValues(), former);
    onTake(designed ? withPackage(values, designed) : values);
  };
  const optionOf = ({ id, name, price }: DesignedPackageAnswer) => ({
    value: id,
    label: words.from.packageOption(name, formatDollars(price)),
  });
  return (
    <FormSection title={words.from.title} text={words.from.text}>
      <Select
        name="package"
        label={words.from.package}
        isOptional
        prompt={words.from.noPackage}
        options={(packages.data ?? []).map(optionOf)}
        value={packages.data ? chosen : ''}
        onChange={({ target }) => choose(target.value)}
        error={form.formState.errors.package?.message}
      />
      {packages.error !== undefined && !packages.data && (
        <Notice tone="bad" role="alert">
          <span className="flex flex-wrap items-center justify-between gap-2">
            {words.from.packagesFailed}
            <Button look="quiet" isBusy={packages.isValidating} onClick={() => void packages.mutate()}>
              {words.from.retry}
            </Button>
          </span>
        </Notice>
      )}
      <Button look="secondary" className="self-start" onClick={() => setIsCopying(true)}>
        <DocumentDuplicateIcon aria-hidden="true" className="size-5" />
        {words.from.copy}
      </Button>
      <p role="status" className={said ? 'text-small text-ink-soft' : 'sr-only'}>
        {said}
      </p>
      {isCopying && (
        <CopyJourneyDialog
          onCopy={(view, isWithPassengers) => {
            onTake(withCopyOf(form.getValues(), view, isWithPassengers));
            setSaid(doneText(view));
            setIsCopying(false);
          }}
          onClose={() => setIsCopying(false)}
        />
      )}
    </FormSection>
  );
}
