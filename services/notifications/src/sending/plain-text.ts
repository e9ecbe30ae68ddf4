import { plainSpaces } from '@bitacora/kernel/dates';
import { toPlainText } from '@react-email/render';

/** As html-to-text calls it, which comes without types. */
type Formatter = (
  element: { children: unknown; attribs: { href: string; 'aria-label'?: string } },
  walk: (children: unknown, builder: Builder) => void,
  builder: Builder,
) => void;

interface Builder {
  openBlock(options: { leadingLineBreaks: number }): void;
  closeBlock(options: { trailingLineBreaks: number; blockTransform?: (words: string) => string }): void;
  addInline(text: string, options?: { noWordTransform: boolean }): void;
  addLineBreak(): void;
}

/** The one action on lines of its own, so that its address is whole wherever it is clicked or copied. */
const action: Formatter = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 });
  walk(element.children, builder);
  builder.addInline(':');
  builder.addLineBreak();
  builder.addInline(element.attribs.href, { noWordTransform: true });
  builder.closeBlock({ trailingLineBreaks: 2 });
};

/** A chat by its number alone: nobody reads what it would begin with. */
const chat: Formatter = (element, walk, builder) => {
  walk(element.children, builder);
  builder.addInline(` ${element.attribs.href.replace(/\?.*$/, '')}`, { noWordTransform: true });
};

/** What says to a screen reader more than it shows, on a line of its own. */
const labelled: Formatter = (element, _, builder) => {
  builder.openBlock({ leadingLineBreaks: 1 });
  builder.addInline(`${element.attribs['aria-label']} ${element.attribs.href}`, { noWordTransform: true });
  builder.closeBlock({ trailingLineBreaks: 1 });
};

/** A line above each card but the first: as text nothing else parts them. */
const nextPart: Formatter = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 });
  builder.addInline('* * *');
  builder.closeBlock({ trailingLineBreaks: 2 });
  walk(element.children, builder);
};

/** What somebody wrote, marked line by line: nothing in it passes for the mail's own words. */
const quotation: Formatter = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 });
  walk(element.children, builder);
  builder.closeBlock({
    trailingLineBreaks: 2,
    blockTransform: (words) => words.replaceAll(/^/gm, '> '),
  });
};

const options = {
  wordwrap: false,
  formatters: { action, chat, labelled, nextPart, quotation },
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: false as const } },
    { selector: 'a[href^="tel:"]', format: 'anchor', options: { ignoreHref: true } },
    { selector: 'a[href^="mailto:"]', format: 'anchor', options: { ignoreHref: true } },
    { selector: 'a[href^="https://wa.me/"]', format: 'chat' },
    { selector: 'a[data-action]', format: 'action' },
    // Its number is in its words.
    {
      selector: 'a[data-action][href^="tel:"]',
      format: 'block',
      options: { leadingLineBreaks: 2, trailingLineBreaks: 2 },
    },
    { selector: 'a[aria-label]', format: 'labelled' },
    { selector: 'table[data-part="next"]', format: 'nextPart' },
    { selector: 'table[data-quotation]', format: 'quotation' },
    { selector: 'img', format: 'skip' },
    { selector: 'table[data-gap]', format: 'skip' },
    // Side by side where there is room, and as text below each other.
    { selector: 'span[data-line]', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  ],
};

/** A mail's HTML as text, for who reads no other: the same words in the same order. */
export const plainText = (html: string): string => plainSpaces(toPlainText(html, options)).trim();
