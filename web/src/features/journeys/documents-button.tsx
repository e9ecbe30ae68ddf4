import { DocumentDuplicateIcon, DocumentTextIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LeaveButton } from '../../ui/leave-button.tsx';
import { Modal } from '../../ui/modal.tsx';
import type { Paper } from './model/papers.ts';
import { NewTabButton } from './new-tab-button.tsx';
import { OfflinePapers } from './paper-link.tsx';
import { words } from './words.ts';

const { documents: messages } = words;

interface DocumentsButtonProps {
  label: string;
  /** The service that they are for, as its card calls it. */
  of: string;
  documents: readonly Paper[];
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  className?: string | undefined;
  /** What staff may do with one. */
  toolOf?: ((document: Paper) => ReactNode) | undefined;
  /** What staff may do besides. */
  more: ReactNode;
  /** What that opens. */
  children: ReactNode;
}

/** Opens 'Documentos Por Pasajero': one button a document, each opens its file in a new tab. */
export function DocumentsButton(props: DocumentsButtonProps) {
  const { label, of, documents, isOpen, onOpen, onClose, className, toolOf, more, children } = props;
  return (
    <>
      <Button look="quiet" className={classNames('px-2! sm:px-3!', className)} onClick={onOpen}>
        <DocumentDuplicateIcon aria-hidden className="size-5 shrink-0 max-sm:hidden" />
        {label}
      </Button>
      <Modal
        {...{ isOpen, onClose }}
        title={messages.title}
        actions={<LeaveButton onLeave={onClose}>{messages.close}</LeaveButton>}
      >
        {/* The title does not say it, and a journey may have two insurances. */}
        <p className="-mt-1 mb-3 font-semibold wrap-anywhere">{of}</p>
        {documents.length > 0 && <OfflinePapers areMailed={false} className="mb-3" />}
        {documents.length === 0 && <p className="text-ink-soft">{messages.empty}</p>}
        <div role="group" aria-label={of} tabIndex={-1}>
          <ul className="grid grid-cols-1 gap-2">
            {documents.map((document) => (
              <li key={document.id} className="flex items-center gap-1">
                <div className="min-w-0 grow">
                  <NewTabButton href={document.href} icon={DocumentTextIcon} look="secondary" isWide isPaper>
                    {document.label}
                  </NewTabButton>
                </div>
                {toolOf?.(document)}
              </li>
            ))}
          </ul>
        </div>
        {more && <div className="mt-6 border-t border-line pt-4">{more}</div>}
        {children}
      </Modal>
    </>
  );
}
