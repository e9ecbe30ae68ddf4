const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text within an element or a quoted attribute. */
export const escapeText = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** `null` and `undefined` leave an attribute out. */
export type Attributes = Readonly<Record<string, string | null | undefined>>;

/** An element without content, such as `meta` or `link`. */
export function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === null || value === undefined ? [] : [` ${key}="${escapeText(value)}"`],
  );
  return `<${name}${written.join('')}>`;
}

/** A block of data: nothing in it ends it or begins a comment, and no browser runs it. */
export function dataBlock(type: string, id: string | null, data: unknown): string {
  const json = JSON.stringify(data).replace(/</g, String.raw`\u003c`);
  return `<script type="${type}"${id === null ? '' : ` id="${id}"`}>${json}</script>`;
}
