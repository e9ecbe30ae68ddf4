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

type Listed = Pick<Mail, 'ID' | 'Subject' | 'To'>;

async function listed(inbox: string, address: string): Promise<Listed[]> {
  const { messages } = await read<{ messages: Listed[] }>(inbox, '/api/v1/messages?limit=500');
  return messages.filter((mail) => mail.To.some((to) => to.Address === address));
}

/** What an address got until now, the newest first. */
export const subjectsTo = async (address: string, inbox = platformInboxUrl()): Promise<string[]> =>
  (await listed(inbox, address)).map(({ Subject }) => Subject);

/** Waits for a mail to an address whose subject fits, and answers it whole. */
export async function mailTo(address: string, subject: RegExp, inbox = platformInboxUrl()): Promise<Mail> {
  return eventually(async () => {
    const found = (await listed(inbox, address)).find((mail) => subject.test(mail.Subject));
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
