import { type MailPreview, pathOf, type ServiceKind, serviceKind, showMailPreview } from '@bitacora/contracts';
import { mailName } from '@bitacora/contracts/messages';
import { useState } from 'react';
import useSWR from 'swr';
import { api } from '../../lib/api/api.ts';
import { send } from '../../lib/api/send.ts';
import { at } from '../../lib/paths.ts';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import { Button } from '../../ui/button.tsx';
import { FilterTabs } from '../../ui/lists/filter-tabs.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { frameHeight, MailFrame, type Scheme, type View } from './mail-frame.tsx';
import { MailHead } from './mail-head.tsx';
import { words } from './words.ts';

const texts = words.preview;

interface MailPreviewDialogProps {
  template: string;
  /** The kinds of service of which it can be shown. */
  kinds: readonly ServiceKind[];
  /** The one that is shown; null is the first. */
  kind: ServiceKind | null;
  onKind: (kind: ServiceKind) => void;
  onClose: () => void;
}

const views: readonly { value: View; label: string }[] = [
  { value: 'computer', label: texts.views.computer },
  { value: 'phone', label: texts.views.phone },
  { value: 'text', label: texts.views.text },
];
const schemes: readonly { value: Scheme; label: string }[] = [
  { value: 'light', label: texts.schemes.light },
  { value: 'dark', label: texts.schemes.dark },
];

/** A preview whose frame will show it: what is said of one that cannot be had is said here, and not by the frame. */
async function readPreview(path: string): Promise<MailPreview> {
  const preview = await api.get<MailPreview>(path);
  // Its link is all that it takes: one that ended says nothing of the session.
  await send(preview.document, { isFile: true, headers: { Accept: '*/*' } });
  return preview;
}

/** One kind of mail over the list: what it says, and how it looks on a computer and a phone, by day and by night, and as text. */
export function MailPreviewDialog({ template, kinds, kind, onKind, onClose }: MailPreviewDialogProps) {
  const path = pathOf(showMailPreview, { template });
  // Its link is good for some minutes: what was read before is not shown, and nothing is read again under the reader's eyes.
  const read = useSWR<MailPreview, unknown>(kind ? at(path, { kind }) : path, readPreview, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  // A phone has no room for how a computer shows it.
  const isPhone = useIsPhone();
  const offered = isPhone ? views.filter(({ value }) => value !== 'computer') : views;
  const [chosen, setView] = useState<View>('computer');
  const view = isPhone && chosen === 'computer' ? 'phone' : chosen;
  const [scheme, setScheme] = useState<Scheme>('light');
  const isFailed = read.error !== undefined;
  const name = mailName(template);
  const options = kinds.map((one) => ({ value: one, label: serviceKind(one).label }));
  return (
    // Without a row of buttons below: the mail has the room.
    <Modal isOpen size="xl" onClose={onClose} title={name}>
      <div className="grid grid-cols-1 gap-3">
        <div className="flex min-w-0 flex-wrap items-end gap-x-6 gap-y-3">
          {options.length > 0 && (
            <Select
              label={texts.service}
              className="w-full sm:w-64"
              options={options}
              value={kind ?? kinds[0]}
              onChange={({ target }) => {
                const chosen = kinds.find((one) => one === target.value);
                if (chosen) onKind(chosen);
              }}
            />
          )}
          {!isFailed && <FilterTabs label={texts.view} tabs={offered} value={view} onChange={setView} />}
          {!isFailed && view !== 'text' && (
            <FilterTabs label={texts.colours} tabs={schemes} value={scheme} onChange={setScheme} />
          )}
        </div>
        <Loaded
          answer={{ ...read, data: isFailed || read.isValidating ? undefined : read.data }}
          waiting={<Skeleton className={frameHeight} />}
          failed={texts.loadFailed}
          unknown={
            <Notice tone="info" role="status">
              {texts.unknown}
            </Notice>
          }
        >
          {(preview) => (
            <>
              <MailHead {...preview} />
              <MailFrame {...{ name, preview, view, scheme }} />
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <p className="text-small text-ink-soft">{texts.note}</p>
                <Button look="quiet" onClick={() => void read.mutate()}>
                  {texts.again}
                </Button>
              </div>
            </>
          )}
        </Loaded>
      </div>
    </Modal>
  );
}
