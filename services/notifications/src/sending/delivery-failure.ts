/**
 * What a failed delivery says about the mail: `refused` (the relay will never take it), `later` (it did not leave),
 * `unknown` (it may have left), `away` (what it needs besides the relay is), `unexpected` (not about delivery at all: a bug).
 */
export type DeliveryVerdict = 'refused' | 'later' | 'unknown' | 'away' | 'unexpected';

export class DeliveryFailure extends Error {
  constructor(
    readonly verdict: DeliveryVerdict,
    message: string,
    options?: ErrorOptions,
    /** It says of the address itself that nobody is reached there. */
    readonly isOfAddress = false,
  ) {
    super(message, options);
    this.name = 'DeliveryFailure';
  }
}

interface SmtpError {
  code?: unknown;
  responseCode?: unknown;
  command?: unknown;
}

/** Commands that are about this very message; a 5xx elsewhere (greeting, login) is the relay's trouble, not the mail's. */
const aboutTheMessage = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);
/** Refusals of our own SMTP client, before it speaks: an address that cannot be, a message too large. */
const refusedHere = new Set(['EENVELOPE', 'EMESSAGE']);
const network = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EPROTOCOL', 'EAUTH', 'EREQUIRETLS']);

/** What says, without a further code, that a mailbox is not there (RFC 5321 §4.2.3). */
const noSuchMailbox = new Set([550, 551, 553]);
/** A code of RFC 3463 that says "for good"; no part of a number with more dots, such as the server's address. */
const furtherCode = /(?<![\d.])5\.(\d{1,3})\.(\d{1,3})(?!\.?\d)/;

/**
 * Whether a refusal is about the address (RFC 3463: 5.1.x, and 5.2.1, a mailbox that is closed), and not about what is sent or who
 * sends it: a relay that takes nothing from us says nothing about people.
 */
export function refusesAddress(code: number, said: string): boolean {
  const [, subject, detail] = furtherCode.exec(said) ?? [];
  if (subject === undefined) return noSuchMailbox.has(code) && !ofAmounts.test(said);
  return subject === '1' ? !notOfAddress.has(detail ?? '') : subject === '2' && detail === '1';
}
/** Of 5.1.x, those that speak of the sender (5.1.7, 5.1.8, 5.1.20, and 5.1.90: too many in a day), and the one of many recipients at once (5.1.4). */
const notOfAddress = new Set(['4', '7', '8', '20', '90']);
/** What a relay says without a further code of how much is sent. */
const ofAmounts = /exceed|limit|quota|too many|\brate\b/i;

/** Judges an SMTP client's error; `handedOver` tells whether the whole message had been passed to the connection. */
export function judgeDelivery(error: unknown, handedOver: boolean): DeliveryFailure {
  const { code, responseCode, command } = (error ?? {}) as SmtpError;
  const message = error instanceof Error ? error.message : String(error);
  const judged = (verdict: DeliveryVerdict) => new DeliveryFailure(verdict, message.slice(0, 500), { cause: error });
  if (typeof responseCode === 'number') {
    // The relay answered, so it did not take the message.
    const isFinal = responseCode >= 500 && typeof command === 'string' && aboutTheMessage.has(command);
    if (!isFinal) return judged('later');
    const isOfAddress = command === 'RCPT TO' && refusesAddress(responseCode, message);
    return new DeliveryFailure('refused', message.slice(0, 500), { cause: error }, isOfAddress);
  }
  if (typeof code === 'string' && refusedHere.has(code)) return judged('refused');
  if (typeof code === 'string' && network.has(code)) return judged(handedOver ? 'unknown' : 'later');
  return judged('unexpected');
}
