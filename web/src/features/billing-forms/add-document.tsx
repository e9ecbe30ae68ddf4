import { createServiceDocument, type JourneyView, type ViewService } from '@bitacora/contracts';
import { PlusIcon } from '@heroicons/react/24/outline';
import { useEffect, useRef, useState } from 'react';
import { fileRules } from '../../lib/file-rules.ts';
import { Button } from '../../ui/button.tsx';
import { FormInDialog } from '../../ui/forms/form-dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { FileLine } from './file-line.tsx';
import { passengerOptions } from './passenger-options.ts';
import { useBillingForm } from './use-billing-form.ts';
import { words } from './words.ts';

interface DocumentValues {
  passenger: string;
  document: File | null;
}

const rules = createServiceDocument.body.omit({ package_service: true }).extend({ document: fileRules(true) });

const labels = { passenger: words.passenger, document: words.document };

interface AddDocumentProps {
  service: ViewService;
  journey: JourneyView;
}

function DocumentForm({ service, journey, onClose }: AddDocumentProps & { onClose: () => void }) {
  const only = journey.passengers.length === 1 ? (journey.passengers[0]?.id ?? '') : '';
  const { form, life } = useBillingForm<DocumentValues>({
    rules,
    labels,
    path: createServiceDocument.path,
    start: { passenger: only, document: null },
    fixed: { package_service: service.id },
    succeeded: words.documentCreated,
    // It shows in the list above.
    onSaved: onClose,
  });
  const { register, control, formState } = form;
  return (
    <FormInDialog {...{ life, onClose }} submit={words.addDocument}>
      <Select
        label={words.passenger}
        prompt={words.choose}
        options={passengerOptions(journey)}
        error={formState.errors.passenger?.message}
        {...register('passenger')}
      />
      <FileLine name="document" label={words.document} control={control} />
    </FormInDialog>
  );
}

const hasDocuments = ({ service, journey: { passengers } }: AddDocumentProps) =>
  passengers.some(({ service_docs }) => service_docs.some(({ package_service }) => package_service === service.id));

/** Adds one document of one passenger for one service, inside the documents' dialog; where there is none yet, it is open. */
export function AddDocument(props: AddDocumentProps) {
  const [isOpen, setOpen] = useState(() => !hasDocuments(props));
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The form that had the focus is gone: it comes back to where it began.
    if (!isOpen && wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen) return <DocumentForm {...props} onClose={() => setOpen(false)} />;
  return (
    <Button look="secondary" ref={opener} onClick={() => setOpen(true)}>
      <PlusIcon aria-hidden className="size-5" />
      {words.addDocument}
    </Button>
  );
}
