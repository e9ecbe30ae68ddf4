import PostalMime, { type Email } from 'postal-mime';
import type { ReturnAddresses } from '../credentials/return-addresses.ts';
import { refusesAddress } from '../sending/delivery-failure.ts';

/** A message that came back for good. */
export interface Bounce {
  message: string;
  /** Of the addresses that it did not reach, those of which a server says that it does not have them; in small letters. */
  unknown: readonly string[];
  /** What that server said. */
  said: string;
}

/** Where servers write to whom they delivered a report. */
const recipientHeaders = new Set(['to', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to']);
const reports = new Set(['message/delivery-status', 'message/global-delivery-status']);
const LONGEST_HEADERS = 32_768;
/** Where in a mail its report ends at the latest: the words for people stand before it, in some hundred lines of HTML. */
const LONGEST_BEGINNING = 192 * 1024;
const MOST_LINES = 4000;
const LONGEST_REPORT = 65_536;
const LINE_FEED = 10;
const LONGEST_WORDS = 500;

/**
 * Reads a delivery report (RFC 3464) about a message of ours, known by the return address that was signed for it. Null for
 * everything else: a delay, an answer of a mail program, a report whose address somebody made up.
 */
export async function readBounce(
  source: Uint8Array,
  addresses: Pick<ReturnAddresses, 'messageIn'>,
): Promise<Bounce | null> {
  const headers = headersOf(source);
  if (!headers.some(isOfReport)) return null;
  const message = headers
    .filter(([key]) => recipientHeaders.has(key))
    .map(([, value]) => addresses.messageIn(value))
    .find((one) => one !== null);
  if (!message) return null;
  const report = (await parsed(beginningOf(source)))?.attachments.find(({ mimeType }) =>
    reports.has(mimeType),
  )?.content;
  if (typeof report !== 'string') return null;
  const failed = groupsIn(report.slice(0, LONGEST_REPORT)).filter(hasFailed);
  const [first] = failed;
  if (!first) return null;
  const unknown = failed.filter(isOfAddress).map(recipientOf);
  return { message, unknown, said: saidIn(failed.find(isOfAddress) ?? first) };
}

/**
 * The headers of a mail, unfolded, or none where they are longer than a server writes them. Anybody may write to the mailbox: what is
 * no report to an address that was signed is not parsed at all.
 */
function headersOf(source: Uint8Array): Field[] {
  const beginning = Buffer.from(source.subarray(0, LONGEST_HEADERS)).toString('latin1');
  const [headers = ''] = beginning.split(/\r?\n\r?\n/, 1);
  return headers.length === beginning.length && source.length > LONGEST_HEADERS ? [] : fieldsIn(headers);
}

/** As much of a mail as a report stands in: what a parser is given costs it by the line. */
function beginningOf(source: Uint8Array): Uint8Array {
  let end = 0;
  for (let lines = 0; lines < MOST_LINES && end < LONGEST_BEGINNING; lines += 1) {
    const next = source.indexOf(LINE_FEED, end);
    if (next < 0) return source.subarray(0, LONGEST_BEGINNING);
    end = next + 1;
  }
  return source.subarray(0, Math.min(end, LONGEST_BEGINNING));
}

/** What is no mail at all is no bounce either. */
const parsed = (source: Uint8Array): Promise<Email | null> =>
  PostalMime.parse(source, { forceRfc822Attachments: true, attachmentEncoding: 'utf8' }).catch(() => null);

const isOfReport = ([key, value]: Field) =>
  key === 'content-type' && /^multipart\/report\b/i.test(value) && /report-type="?delivery-status\b/i.test(value);

type Field = readonly [name: string, value: string];
type Fields = ReadonlyMap<string, string>;

/** Fields with their names in small letters; what stands on several lines is one. */
function fieldsIn(block: string): Field[] {
  const lines = block
    .replaceAll('\r\n', '\n')
    .replaceAll(/\n[ \t]+/g, ' ')
    .split('\n');
  return lines.flatMap((line) => {
    const colon = line.indexOf(':');
    return colon < 0 ? [] : [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()] as const];
  });
}

/** The groups of fields between empty lines: one about the message, and one a recipient. */
function groupsIn(report: string): Fields[] {
  const groups = report.replaceAll('\r\n', '\n').split(/\n[ \t]*\n/);
  return groups.map((group) => new Map(fieldsIn(group)));
}

const hasFailed = (fields: Fields) => /^failed\b/i.test(fields.get('action') ?? '');
const statusOf = (fields: Fields) => fields.get('status') ?? '';
const diagnosticOf = (fields: Fields) => (fields.get('diagnostic-code') ?? '').replace(/^smtp;\s*/i, '');

/**
 * By the code alone: a 550 without one may be the answer to what was written. A status that says no more than that it failed
 * leaves it to the server's words.
 */
function isOfAddress(fields: Fields): boolean {
  const status = statusOf(fields);
  const saysNoMore = status === '' || /^5\.0\.0\b/.test(status);
  return refusesAddress(0, saysNoMore ? diagnosticOf(fields) : status);
}

/** `rfc822; ana@correo.ec`, or with <> around. */
const recipientOf = (fields: Fields) =>
  (fields.get('final-recipient') ?? '')
    .replace(/^[^;]*;/, '')
    .replaceAll(/[\s<>]/g, '')
    .toLowerCase();

const saidIn = (fields: Fields) =>
  `${statusOf(fields)} ${diagnosticOf(fields)}`
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_WORDS);
