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

/** Judges an SMTP client's error; `handedOver` tells whether the whole message had been passed to the connection. */
export function judgeDelivery(error: unknown, handedOver: boolean): DeliveryFailure {
  const { code, responseCode, command } = (error ?? {}) as SmtpError;
  const message = error instanceof Error ? error.message : String(error);
  const judged = (verdict: DeliveryVerdict) => new DeliveryFailure(verdict, message.slice(0, 500), { cause: error });
  if (typeof responseCode === 'number') {
    // The relay answered, so it did not take the message.
    const isFinal = responseCode >= 500 && typeof command === 'string' && aboutTheMessage.has(command);
    return judged(isFinal ? 'refused' : 'later');
  }
  if (typeof code === 'string' && refusedHere.has(code)) return judged('refused');
  if (typeof code === 'string' && network.has(code)) return judged(handedOver ? 'unknown' : 'later');
  return judged('unexpected');
}
