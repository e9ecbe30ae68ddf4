import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { htmlOfMail, listPage, messagePage, refreshScript } from './mail-page.ts';
import type { MailStore } from './mail-store.ts';

interface Answer {
  status?: number;
  type: string;
  body: string | Uint8Array;
  headers?: Record<string, string>;
}

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; frame-src 'self'";
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline' https:; img-src https: http: data:; font-src https:";

const json = (body: unknown, status = 200): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});
const page = (body: string, policy = PAGE_POLICY): Answer => ({
  type: 'text/html; charset=utf-8',
  body,
  headers: { 'content-security-policy': policy },
});
/** Whoever is at this machine; a browser sends another name with what it believes to be another site's. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

const notFound = json({ Error: 'message not found' }, 404);

/**
 * The inbox's web page, in Spanish, and Mailpit's calls to list and read mails. It answers who asks this machine, or
 * `host`, by name: mails hold secret links, which a page whose name was pointed here could else read.
 */
export function createMailServer(store: MailStore, host?: string): Server {
  const hosts = [...LOCAL_HOSTS, ...(host === undefined ? [] : [host])];
  return createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const refusal = refusalOf(request, hosts);
    const answer = refusal ? Promise.resolve(refusal) : answerTo(url, store);
    answer.then(
      (ready) => send(response, ready),
      (error: unknown) => send(response, json({ Error: String(error) }, 500)),
    );
  });
}

function refusalOf({ method, headers }: IncomingMessage, hosts: readonly string[]): Answer | null {
  const name = URL.parse(`http://${headers.host ?? ''}`)?.hostname ?? '';
  if (!hosts.includes(name)) return json({ Error: `call it ${hosts.join(' or ')}` }, 403);
  return method === 'GET' ? null : json({ Error: 'GET only' }, 405);
}

async function answerTo({ pathname, searchParams }: URL, store: MailStore): Promise<Answer> {
  if (pathname === '/') return page(listPage(store.summaries()));
  if (pathname === '/refresh.js') return { type: 'text/javascript', body: refreshScript };
  if (pathname === '/api/v1/messages') return json(listed(store, searchParams));
  const [, id = '', rest = ''] = /^\/(?:messages|api\/v1\/message)\/([0-9a-f]+)(\/.*)?$/.exec(pathname) ?? [];
  const mail = await store.read(id);
  if (!mail) return notFound;
  if (pathname === `/api/v1/message/${id}`) return json(mail.message);
  if (pathname === `/messages/${id}`) return page(messagePage(mail.message));
  if (pathname === `/messages/${id}/html`) return page(htmlOfMail(mail.message), MAIL_POLICY);
  const part = mail.parts.get(/^\/part\/(\d+)$/.exec(rest)?.[1] ?? '');
  if (!part) return notFound;
  const headers = {
    'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(part.name)}`,
    'content-security-policy': 'sandbox',
  };
  return { type: part.mediaType, body: part.bytes, headers };
}

/** `start` and `limit` (default 50) as in Mailpit. */
function listed(store: MailStore, query: URLSearchParams) {
  const all = store.summaries();
  const start = Number(query.get('start') ?? 0);
  const messages = all.slice(start, start + Number(query.get('limit') ?? 50));
  return {
    total: all.length,
    unread: all.length,
    count: messages.length,
    messages_count: all.length,
    messages_unread: all.length,
    start,
    tags: [],
    messages,
  };
}

function send(response: ServerResponse, { status = 200, type, body, headers }: Answer): void {
  const common = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
  response.writeHead(status, { ...common, ...headers, 'content-type': type }).end(body);
}
