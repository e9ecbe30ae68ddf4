import type { JourneyView, ViewService } from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';
import { ArrowUpTrayIcon } from '@heroicons/react/24/outline';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { forWhom } from '../../../lib/journeys/for-whom.ts';
import type { Pending } from '../../../lib/journeys/missing-first.ts';
import { nextPending } from '../../../lib/journeys/next-pending.ts';
import { notify } from '../../../lib/notify.ts';
import { serviceName } from '../../../lib/service-name.ts';
import { Button } from '../../../ui/button.tsx';
import { LeaveButton } from '../../../ui/leave-button.tsx';
import { useHoldModal } from '../../../ui/modal-guard.ts';
import { Modal } from '../../../ui/modal.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { words } from '../words.ts';
import { UploadRow } from './upload-row.tsx';
import { type DocumentUpload, type DocumentUploads, useDocumentUploads } from './use-document-uploads.ts';

const { documents: messages } = words;

/** What the API accepts (product 9.1); the server judges the content. */
const ACCEPTED = 'application/pdf,image/jpeg,image/png,image/webp';

/** Whether something is still to be done about a file, or being done. */
const isOpen = ({ state }: DocumentUpload) => !['sent', 'cancelled', 'refused'].includes(state);

interface DocumentsDialogProps {
  service: ViewService;
  journey: JourneyView;
  onClose(): void;
  /** Goes on with what the journey lacks next, where its page leads on. */
  onNext?(next: Pending): void;
}

/** Where files are dropped; whoever has no mouse presses. */
function DropZone({ onFiles }: { onFiles: (files: File[]) => void }) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`grid justify-items-center gap-3 rounded-card border border-dashed p-5 text-center ${isOver ? 'border-sea bg-sea-tint' : 'border-edge'}`}
    >
      <p className="max-w-prose text-ink-soft">{messages.drop}</p>
      <Button look="secondary" onClick={() => input.current?.click()}>
        <ArrowUpTrayIcon aria-hidden className="size-5" />
        {messages.choose}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept={ACCEPTED}
        aria-label={messages.choose}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </div>
  );
}

function UploadList({
  uploads,
  service,
  journey,
}: Pick<DocumentsDialogProps, 'service' | 'journey'> & { uploads: DocumentUploads }) {
  const options = journey.passengers.map((passenger) => {
    const count = passenger.service_docs.filter(({ package_service }) => package_service === service.id).length;
    const name = fullName(passenger);
    return { value: passenger.id, name, label: count > 0 ? `${name} (${messages.has(count)})` : name };
  });
  const ownerless = uploads.list.filter(({ state, passenger }) => state === 'chosen' && passenger === '').length;
  return (
    <div className="mt-4">
      <div aria-live="polite">{ownerless > 0 && <Notice tone="wait">{messages.ownerless(ownerless)}</Notice>}</div>
      <ul>
        {uploads.list.map((upload, index) => (
          <UploadRow
            key={upload.key}
            {...{ upload, uploads, options }}
            isTwice={uploads.list
              .slice(0, index)
              .some(({ passenger }) => passenger !== '' && passenger === upload.passenger)}
          />
        ))}
      </ul>
    </div>
  );
}

/** The documents of several passengers for one service at once: dropped or chosen, matched by name, the unsure asked. */
export function DocumentsDialog({ service, journey, onClose, onNext }: DocumentsDialogProps) {
  const uploads = useDocumentUploads(service, journey);
  const { list } = uploads;
  const ready = list.filter(({ state, passenger, problem }) => state === 'chosen' && passenger !== '' && !problem);
  const onTheirWay = list.filter(({ state }) => state === 'sending' || state === 'waiting');
  const isSending = onTheirWay.length > 0;
  const isSendable = ready.length > 0 || isSending;
  const isDone = list.some(({ state }) => state === 'sent') && !list.some(isOpen);
  const next = isDone && onNext ? nextPending(journey, (one) => one.service.id === service.id) : undefined;
  const leave = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // What sent them is gone with its work.
    if (!isSendable && document.activeElement === document.body) leave.current?.focus();
  }, [isSendable]);
  const send = async () => {
    const stored = await uploads.sendAll(ready);
    if (stored > 0) notify.success(messages.done(stored));
  };
  return (
    <Modal
      isOpen
      isStatic
      onClose={onClose}
      title={forWhom(messages.title(serviceName(service)), journey)}
      actions={
        <>
          <LeaveButton ref={leave} onLeave={onClose}>
            {messages.close}
          </LeaveButton>
          {isSendable && (
            <Button isBusy={isSending} onClick={() => void send()}>
              {messages.submit(ready.length || onTheirWay.length)}
            </Button>
          )}
          {next && <Button onClick={() => onNext?.(next)}>{next.label}</Button>}
        </>
      }
    >
      <HoldWhile isNeeded={() => list.some(isOpen)} />
      <DropZone onFiles={uploads.add} />
      <div tabIndex={-1} role="group" aria-label={messages.list}>
        {list.length > 0 && <UploadList {...{ uploads, service, journey }} />}
      </div>
    </Modal>
  );
}

/** Asks before what was chosen, or is on its way, is left. */
function HoldWhile({ isNeeded }: { isNeeded: () => boolean }) {
  useHoldModal({ hasUnsaved: isNeeded });
  return null;
}
