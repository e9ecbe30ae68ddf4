import type { ComponentProps } from 'react';
import { useConnectivity } from '../../lib/live/connectivity.ts';
import { classNames } from '../../ui/class-names.ts';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { words } from './words.ts';

/** A link to a file of a journey. While the backend is not heard it leads nowhere: no page could say why. */
export function PaperLink({ className, ...link }: ComponentProps<typeof NewTabLink>) {
  const isOffline = useConnectivity() === 'offline';
  if (!isOffline) return <NewTabLink {...link} className={className} />;
  return (
    <NewTabLink
      {...link}
      aria-disabled
      className={classNames('cursor-not-allowed opacity-60', className)}
      onClick={(event) => event.preventDefault()}
    />
  );
}

/** Says at links to files, while the backend is not heard, that they do not open, and where the reservations are as well. */
export function OfflinePapers({ areMailed = true, className }: { areMailed?: boolean; className?: string }) {
  if (useConnectivity() !== 'offline') return null;
  return (
    <p className={classNames('text-small print:hidden', className)}>
      {words.documents.offline}
      {areMailed && ` ${words.documents.offlineMail}`}
    </p>
  );
}
