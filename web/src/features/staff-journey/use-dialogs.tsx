import type { JourneyView, ViewService } from '@bitacora/contracts';
import { type ReactNode, useState } from 'react';
import type { Pending } from '../../lib/journeys/missing-first.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { DocumentsDialog } from './documents/documents-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import type { JourneyCommands } from './use-journey-commands.ts';

type OfService = 'cancel' | 'restore' | 'remove' | 'documents';
type Opened = { is: 'edit' | 'cancel-journey' | 'restore-journey' } | { is: OfService; service: ViewService };

interface Around {
  commands: JourneyCommands;
  edit(onClose: () => void): ReactNode;
  /** Opens the form of a record. */
  onRecord(service: ViewService): void;
}

/** The dialogs of a journey's page, one at a time. What it is about stays as it was when it was opened. */
export function useDialogs(journey: JourneyView, { commands, edit, onRecord }: Around) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const onClose = () => setOpened(null);
  const open = (is: OfService) => (service: ViewService) => setOpened({ is, service });
  return {
    edit: () => setOpened({ is: 'edit' }),
    cancelJourney: () => setOpened({ is: 'cancel-journey' }),
    restoreJourney: () => setOpened({ is: 'restore-journey' }),
    cancel: open('cancel'),
    restore: open('restore'),
    remove: open('remove'),
    documents: open('documents'),
    /** The service that it is about. */
    about: opened && 'service' in opened ? opened.service.id : null,
    dialog:
      opened &&
      dialogOf(opened, {
        journey,
        commands,
        edit,
        onClose,
        onNext: ({ service, missing }) => {
          onClose();
          (missing.lacks === 'documents' ? open('documents') : onRecord)(service);
        },
      }),
  };
}

interface Shared extends Omit<Around, 'onRecord'> {
  journey: JourneyView;
  onClose(): void;
  onNext(next: Pending): void;
}

function dialogOf(opened: Opened, { journey, commands, edit, onClose, onNext }: Shared): ReactNode {
  switch (opened.is) {
    case 'edit':
      return edit(onClose);
    case 'cancel-journey':
      return <CancelDialog {...{ journey, commands, onClose }} service={null} />;
    case 'restore-journey':
      return <RestoreDialog {...{ journey, commands, onClose }} service={null} />;
    case 'cancel':
      return <CancelDialog {...{ journey, commands, onClose }} service={opened.service} />;
    case 'restore':
      return <RestoreDialog {...{ journey, commands, onClose }} service={opened.service} />;
    case 'remove':
      return <RemoveDialog {...{ commands, onClose }} service={opened.service} />;
    case 'documents':
      return <DocumentsDialog key={opened.service.id} {...{ journey, onClose, onNext }} service={opened.service} />;
  }
}
