import { useParams } from 'react-router-dom';
import type { LinkParams } from './use-new-password.ts';

/** What the mailed link carries in its path. */
export function useLinkParams(): LinkParams {
  const { uid = '', token = '' } = useParams();
  return { uid, token };
}
