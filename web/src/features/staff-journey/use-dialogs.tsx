import type { JourneyView, ViewService } from '@bitacora/contracts';
import { type ReactNode, useState } from 'react';
import { CancelDialog } from './cancel-dialog.tsx';
import { DocumentsDialog } from './documents/documents-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import type { JourneyCommands } from './use-journey-commands.ts';

type Opened = { is: 'edit' | 'cancel-journey' } | { is: 'cancel' | 'remove' | 'documents'; service: ViewService };

/** The dialogs of a journey's page, one at a time. What it is about stays as it was when it was opened. */
export function useDialogs(journey: JourneyView, commands: JourneyCommands, edit: (onClose: () => void) => ReactNode) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const onClose = () => setOpened(null);
  const open = (is: 'cancel' | 'remove' | 'documents') => (service: ViewService) => setOpened({ is, service });
  return {
    edit: () => setOpened({ is: 'edit' }),
    cancelJourney: () => setOpened({ is: 'cancel-journey' }),
    cancel: open('cancel'),
    remove: open('remove'),
    documents: open('documents'),
    /** The service that it is about. */
    about: opened && 'service' in opened ? opened.service.id : null,
    dialog: opened && dialogOf(opened, { journey, commands, edit, onClose }),
  };
}

interface Shared {
  journey: JourneyView;
  commands: JourneyCommands;
  edit(onClose: () => void): ReactNode;
  onClose(): void;
}

function dialogOf(opened: Opened, { journey, commands, edit, onClose }: Shared): ReactNode {
  switch (opened.is) {
    case 'edit':
      return edit(onClose);
    case 'cancel-journey':
      return <CancelDialog {...{ journey, commands, onClose }} service={null} />;
    case 'cancel':
      return <CancelDialog {...{ journey, commands, onClose }} service={opened.service} />;
    case 'remove':
      return <RemoveDialog {...{ commands, onClose }} service={opened.service} />;
    case 'documents':
      return <DocumentsDialog {...{ journey, onClose }} service={opened.service} />;
  }
}
