import { type BouncedAddress as Answer, getBouncedAddress, pathOf } from '@bitacora/contracts';
import useSWR from 'swr';
import { moment } from '../../lib/times.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { words } from './words.ts';

interface BouncedAddressProps {
  id: string;
  /** Rises with every change of the passenger. */
  version: number;
  /** For who may change it. */
  onEdit: (() => void) | null;
}

/** That mails to the passenger come back, with the way to put the address right; nothing while they arrive, or nobody can say. */
export function BouncedAddress({ id, version, onEdit }: BouncedAddressProps) {
  const path = pathOf(getBouncedAddress, { id });
  const { data } = useSWR<Answer, unknown>(`${path}?version=${version}`);
  if (!data?.bounced) return null;
  const { email, at } = data.bounced;
  return (
    <Notice tone="bad" role="status">
      <p className="font-semibold wrap-anywhere">{words.bounced(email, moment(at))}</p>
      <p className="mt-1">{email === null ? words.bouncedAccount : words.bouncedText}</p>
      {email !== null && onEdit && (
        <Button look="secondary" className="mt-3" onClick={onEdit}>
          {words.correctEmail}
        </Button>
      )}
    </Notice>
  );
}
