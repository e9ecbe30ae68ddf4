import { ArrowPathIcon, CheckCircleIcon, XMarkIcon } from '@heroicons/react/24/outline';
import { type ReactNode, useRef } from 'react';
import { Select } from '../../../ui/select.tsx';
import { UploadProgress } from '../../../ui/upload-progress.tsx';
import { useKeepPlace } from '../../../ui/use-keep-place.ts';
import { words } from '../words.ts';
import type { DocumentUpload, DocumentUploads } from './use-document-uploads.ts';

const { documents: messages } = words;

interface UploadRowProps {
  upload: DocumentUpload;
  uploads: DocumentUploads;
  options: readonly { value: string; label: string; name: string }[];
  isTwice: boolean;
}

function IconButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  const place = useRef<HTMLButtonElement>(null);
  useKeepPlace(place);
  return (
    <button
      ref={place}
      type="button"
      aria-label={label}
      className="grid size-11 shrink-0 place-items-center rounded-control text-sea hover:bg-sea-tint"
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** Where a file stands that is not to be chosen for any more. */
function State({ upload }: { upload: DocumentUpload }) {
  if (upload.state === 'sending')
    return <UploadProgress label={messages.progress(upload.file.name)} share={upload.share} />;
  if (upload.state === 'refused')
    return (
      <p role="alert" className="text-small font-medium text-bad">
        {upload.problem}
      </p>
    );
  if (upload.state === 'waiting') return <p className="text-small text-ink-soft">{messages.waiting}</p>;
  if (upload.state === 'cancelled') return <p className="text-small text-ink-soft">{messages.cancelled}</p>;
  return (
    <p role="status" className="flex items-center gap-1 text-small font-medium text-ok">
      <CheckCircleIcon aria-hidden className="size-5 shrink-0" />
      {messages.sent}
    </p>
  );
}

/** One file: whose it is, how far it is, and the ways out of it. */
export function UploadRow({ upload, uploads, options, isTwice }: UploadRowProps) {
  const { key, file, state, passenger, isMatched, problem } = upload;
  const isOpen = state === 'chosen' || state === 'failed';
  const hint = isTwice ? messages.twice : passenger === '' ? messages.unsure : isMatched ? messages.matched : undefined;
  const place = useRef<HTMLLIElement>(null);
  useKeepPlace(place);
  const owner = options.find(({ value }) => value === passenger)?.name;
  return (
    <li
      ref={place}
      tabIndex={-1}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 border-t border-line py-3"
    >
      <div className="grid min-w-0 gap-2">
        <p className="font-medium wrap-anywhere">
          {file.name}
          {!isOpen && owner && <span className="font-normal text-ink-soft"> · {owner}</span>}
        </p>
        {isOpen ? (
          <Select
            name={`whose-${key}`}
            label={messages.passenger}
            aria-label={messages.passengerOf(file.name)}
            prompt={messages.whose}
            hint={hint}
            options={options}
            value={passenger}
            error={problem ?? undefined}
            onChange={(event) => uploads.choose(key, event.target.value)}
          />
        ) : (
          <State upload={upload} />
        )}
      </div>
      <div className="flex">
        {(state === 'cancelled' || (state === 'failed' && passenger !== '')) && (
          <IconButton label={messages.retry(file.name)} onClick={() => void uploads.sendAll([upload])}>
            <ArrowPathIcon aria-hidden className="size-5" />
          </IconButton>
        )}
        {state === 'sending' && (
          <IconButton label={messages.cancel(file.name)} onClick={() => uploads.cancel(key)}>
            <XMarkIcon aria-hidden className="size-5" />
          </IconButton>
        )}
        {(isOpen || state === 'cancelled' || state === 'refused') && (
          <IconButton label={messages.remove(file.name)} onClick={() => uploads.remove(key)}>
            <XMarkIcon aria-hidden className="size-5" />
          </IconButton>
        )}
      </div>
    </li>
  );
}
