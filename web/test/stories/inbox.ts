import { eventually, platformInboxUrl, STORY_TIMEOUT } from '@bitacora/testing/stories';

interface Address {
  Name: string;
  Address: string;
}

export interface Mail {
  ID: string;
  Subject: string;
  To: Address[];
  ReplyTo: Address[];
  HTML: string;
  Text: string;
}

const read = async <Body>(inbox: string, path: string): Promise<Body> =>
  (await fetch(`${inbox}${path}`)).json() as Promise<Body>;

/** Waits for a mail to an address whose subject fits, and answers it whole. */
export async function mailTo(address: string, subject: RegExp, inbox = platformInboxUrl()): Promise<Mail> {
  return eventually(async () => {
    const { messages } = await read<{ messages: Pick<Mail, 'ID' | 'Subject' | 'To'>[] }>(
      inbox,
      '/api/v1/messages?limit=500',
    );
    const found = messages.find((mail) => subject.test(mail.Subject) && mail.To.some((to) => to.Address === address));
    if (!found) throw new Error(`no mail to ${address} about ${subject}`);
    return read<Mail>(inbox, `/api/v1/message/${found.ID}`);
  }, STORY_TIMEOUT);
}

/** The first link of a mail's text whose path fits. */
export function linkIn(mail: Mail, path: RegExp): string {
  const link = (mail.Text.match(/https?:\/\/\S+/g) ?? []).find((candidate) => path.test(new URL(candidate).pathname));
  if (!link) throw new Error(`no link ${path} in "${mail.Subject}"`);
  return link;
}
