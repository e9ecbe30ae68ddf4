import { once } from 'node:events';
import { connect } from 'node:net';

const TIMEOUT_MILLISECONDS = 4000;

/** Why the mail server of an address cannot be reached, in a line; null when somebody listens there. */
export async function mailServerProblem(smtpUrl: string): Promise<string | null> {
  const { hostname, port, protocol } = new URL(smtpUrl);
  const number = Number(port) || (protocol === 'smtps:' ? 465 : 25);
  const socket = connect({ host: hostname, port: number });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS) });
    return null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === undefined || code === 'ABORT_ERR' ? 'no answer' : code;
    return `The mail server of SMTP_URL (${hostname}:${number}) cannot be reached: ${reason}. Mails wait until it can.`;
  } finally {
    socket.on('error', () => undefined);
    socket.destroy();
  }
}
