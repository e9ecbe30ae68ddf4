import type { MailAddress, MailMessage, MailSummary } from './mail-messages.ts';

const STYLE = `
  :root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1c1b17; background: #faf8f2; }
  body { margin: 0; }
  header { background: #f9c611; padding: 1rem; }
  header a { color: inherit; text-decoration: none; font-weight: 700; font-size: 1.25rem; }
  header p { margin: 0; }
  a { color: #0b5563; }
  main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
  ul { list-style: none; margin: 0; padding: 0; }
  li a { display: block; background: #fff; border: 1px solid #8c8676; border-radius: .5rem; padding: .75rem 1rem;
    margin-bottom: .5rem; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
  a:hover, a:focus-visible { outline: 3px solid #0b5563; outline-offset: 1px; }
  .subject { font-weight: 600; display: block; }
  .quiet { color: #5b574c; font-size: .875rem; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; overflow-wrap: anywhere; }
  dt { color: #5b574c; } dd { margin: 0; }
  iframe { width: 100%; height: 70vh; border: 1px solid #8c8676; border-radius: .5rem; background: #fff; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #fff; border: 1px solid #8c8676;
    border-radius: .5rem; padding: 1rem; font: inherit; }
`;

/** The whole list is loaded again when something arrived. */
export const refreshScript = `
const newest = document.documentElement.dataset.newest;
setInterval(async () => {
  const answer = await fetch('/api/v1/messages?limit=1').catch(() => null);
  if (!answer?.ok) return;
  const { messages } = await answer.json();
  if ((messages[0]?.ID ?? '') !== newest) location.reload();
}, 2000);
`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const addresses = (list: readonly MailAddress[]) =>
  escape(list.map(({ Name, Address }) => (Name ? `${Name} <${Address}>` : Address)).join(', '));

const time = (iso: string) =>
  new Intl.DateTimeFormat('es-EC', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    hourCycle: 'h23',
    timeZone: 'America/Guayaquil',
  }).format(new Date(iso));

const layout = (title: string, newest: string, body: string) => `<!doctype html>
<html lang="es" data-newest="${escape(newest)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title><style>${STYLE}</style></head>
<body><header><a href="/">Correo de prueba</a>
<p>Aquí llegan los correos que envía la plataforma en esta máquina. Ninguno sale a Internet.</p></header>
<main>${body}</main></body></html>`;

/** The list of what arrived, newest first. */
export function listPage(mails: readonly MailSummary[]): string {
  const items = mails.map(
    (mail) => `<li><a href="/messages/${mail.ID}">
<span class="subject">${escape(mail.Subject || '(sin asunto)')}</span>
<span>Para ${addresses(mail.To)}</span> <span class="quiet">· ${time(mail.Created)}</span>
<span class="quiet" style="display:block">${escape(mail.Snippet.slice(0, 140))}</span></a></li>`,
  );
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>Todavía no ha llegado ningún correo.</p>';
  return layout(
    `Correo de prueba (${mails.length})`,
    mails[0]?.ID ?? '',
    `<h1>Recibidos</h1>${list}<script src="/refresh.js"></script>`,
  );
}

/** One mail: its heads, the HTML in a frame that runs nothing, the text and what is attached. */
export function messagePage(mail: MailMessage): string {
  const heads = [
    ['De', addresses([mail.From])],
    ['Para', addresses(mail.To)],
    ...(mail.Cc.length > 0 ? [['Copia', addresses(mail.Cc)]] : []),
    ...(mail.ReplyTo.length > 0 ? [['Responder a', addresses(mail.ReplyTo)]] : []),
    ['Fecha', time(mail.Date)],
  ];
  const files = mail.Attachments.map(
    ({ PartID, FileName, Size }) =>
      `<li><a href="/api/v1/message/${mail.ID}/part/${PartID}" target="_blank" rel="noopener">${escape(
        FileName || `Parte ${PartID}`,
      )} <span class="quiet">(${Math.ceil(Size / 1024)} KB)</span></a></li>`,
  );
  return layout(
    mail.Subject || '(sin asunto)',
    '',
    `<p><a href="/">← Todos los correos</a></p><h1>${escape(mail.Subject || '(sin asunto)')}</h1>
<dl>${heads.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>
${files.length > 0 ? `<h2>Adjuntos</h2><ul>${files.join('')}</ul>` : ''}
${mail.HTML ? `<h2>Correo</h2><iframe title="Correo" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/messages/${mail.ID}/html"></iframe>` : ''}
${mail.Text ? `<h2>Texto</h2><pre>${linked(mail.Text)}</pre>` : ''}`,
  );
}

/** The mail's HTML as it came, with links that open in a new tab, and the pictures that it carries. */
export const htmlOfMail = ({ ID, HTML, Inline }: MailMessage) =>
  Inline.reduce(
    (html, { ContentID, PartID }) => html.replaceAll(`"cid:${ContentID}"`, `"/api/v1/message/${ID}/part/${PartID}"`),
    `<base target="_blank">${HTML}`,
  );

const linked = (text: string) =>
  escape(text).replace(
    /https?:\/\/[^\s<]+[^\s<.,;:!?)\]]/g,
    (url) => `<a href="${url}" target="_blank" rel="noopener">${url}</a>`,
  );
