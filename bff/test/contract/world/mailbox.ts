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
  | '/user/confirm_account/';

async function read<Body>(path: string): Promise<Body> {
  const response = await fetch(new URL(path, inboxUrl));
  return (await response.json()) as Body;
}

/** Waits for the mail to an address that has a link of this kind. */
export function mailedLink(address: string, path: LinkPath) {
  return eventually(async (): Promise<MailedLink> => {
    const { messages } = await read<{ messages: Summary[] }>('/api/v1/messages?limit=200');
    for (const { ID } of messages.filter(({ To }) => To.some(({ Address }) => Address === address))) {
      const { Text } = await read<{ Text: string }>(`/api/v1/message/${ID}`);
      const [, uid, token] = new RegExp(`${path}([^/\\s]+)/([^/\\s]+)`).exec(Text) ?? [];
      if (uid && token) return { uid, token };
    }
    throw new Error(`no link of ${path} for ${address} yet`);
  }, STORY_TIMEOUT);
}
