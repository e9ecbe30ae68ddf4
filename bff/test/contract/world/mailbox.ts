import { eventually, STORY_TIMEOUT } from '@bitacora/testing/stories';
import { inboxUrl } from '../platform.ts';

interface Summary {
  ID: string;
  To: { Address: string }[];
}

/** A mailed link's two parts. */
export interface MailedLink {
  uid: string;
  token: string;
}

/** Where mailed links lead. */
type LinkPath =
  | '/user/activate/'
  | '/user/password/reset/confirm/'
  | '/user/confirm_email/'
  | '/user/undo_email/'
  | '/user/confirm_account/'
  | '/user/employment/';

async function read<Body>(path: string): Promise<Body> {
  const response = await fetch(new URL(path, inboxUrl));
  return (await response.json()) as Body;
}

/** Waits for the mail to an address in which this stands; answers what its groups found. */
const mailedText = (address: string, wanted: RegExp) =>
  eventually(async (): Promise<string[]> => {
    const { messages } = await read<{ messages: Summary[] }>('/api/v1/messages?limit=200');
    for (const { ID } of messages.filter(({ To }) => To.some(({ Address }) => Address === address))) {
      const { Text } = await read<{ Text: string }>(`/api/v1/message/${ID}`);
      const [, ...found] = wanted.exec(Text) ?? [];
      if (found.length > 0) return found;
    }
    throw new Error(`nothing like ${wanted} for ${address} yet`);
  }, STORY_TIMEOUT);

/** Waits for the mail to an address that has a link of this kind. */
export async function mailedLink(address: string, path: LinkPath): Promise<MailedLink> {
  const [uid = '', token = ''] = await mailedText(address, new RegExp(`${path}([^/\\s]+)/([^/\\s]+)`));
  return { uid, token };
}

/** Waits for the link of a proposal to an address. */
export async function mailedProposal(address: string): Promise<{ token: string }> {
  const [token = ''] = await mailedText(address, /\/propuesta\/([\w-]+)/);
  return { token };
}
