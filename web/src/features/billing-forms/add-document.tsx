import { createServiceDocument, type JourneyView, type ViewService } from '@bitacora/contracts';
import { billingFormMessages as messages } from '@bitacora/contracts/messages';
import { PlusIcon } from '@heroicons/react/24/outline';
import { useEffect, useRef, useState } from 'react';
import { fileRules } from '../../lib/file-rules.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { FileLine } from './file-line.tsx';
import { passengerOptions } from './passenger-options.ts';
import { UploadForm } from './upload-form.tsx';

interface DocumentValues {
  passenger: string;
  document: File | null;
}

const rules = createServiceDocument.body.omit({ package_service: true }).extend({ document: fileRules(true) });

const labels = { passenger: messages.passenger, document: messages.document };

/** Adds one document of one passenger for one service, inside the documents' dialog. */
export function AddDocument({ service, journey }: { service: ViewService; journey: JourneyView }) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The form that had the focus is gone: it comes back to where it began.
    if (!isOpen && wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const only = journey.passengers.length === 1 ? (journey.passengers[0]?.id ?? '') : '';
  if (!isOpen) {
    return (
      <Button look="secondary" ref={opener} onClick={() => setOpen(true)}>
        <PlusIcon aria-hidden className="size-5" />
        {messages.addDocument}
      </Button>
    );
  }
  return (
    <UploadForm<DocumentValues>
      {...{ rules, labels }}
      path={createServiceDocument.path}
      start={{ passenger: only, document: null }}
      fixed={{ package_service: service.id }}
      submitText={messages.addDocument}
      succeeded={messages.documentCreated}
      failed={messages.documentFailed}
      onClose={() => setOpen(false)}
      closesWhenSaved
    >
      {({ register, control, formState: { errors } }) => (
        <>
          <Select
            label={messages.passenger}
            prompt={messages.choose}
            options={passengerOptions(journey)}
            error={errors.passenger?.message}
            {...register('passenger')}
          />
          <FileLine name="document" label={messages.document} control={control} />
        </>
      )}
    </UploadForm>
  );
}
