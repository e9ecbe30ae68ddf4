import { CheckIcon, LinkIcon } from '@heroicons/react/20/solid';
import type { Tour } from '@bitacora/contracts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useShare } from './use-share.ts';
import { words } from './words.ts';

/** The tour's own address, to send to whoever travels along; compact is an icon alone on a phone. */
export function ShareTour({ tour, isCompact = false }: { tour: Tour; isCompact?: boolean }) {
  const url = `${location.origin}${paths.tour(tour.slug)}`;
  const { outcome, share } = useShare(tour.title, url);
  const Icon = outcome === 'copied' ? CheckIcon : LinkIcon;
  if (outcome === 'shown')
    return <TextInput label={words.shareFailed} value={url} readOnly onFocus={({ target }) => target.select()} />;
  const isCopied = outcome === 'copied';
  return (
    <>
      <Button look="quiet" className={isCompact ? 'max-sm:px-3' : ''} onClick={share}>
        <Icon aria-hidden="true" className="size-5" />
        <span className={isCompact && !isCopied ? 'max-sm:sr-only' : ''}>{isCopied ? words.shared : words.share}</span>
      </Button>
      <span role="status" className="sr-only">
        {isCopied && words.shared}
      </span>
    </>
  );
}
