import type { RequestListener, ServerResponse } from 'node:http';
import { SHARES_OF_WIDE_NETWORK } from './shares.ts';
import type { Visitors } from './visitors.ts';

/** More than any honest line leaves untaken: the network itself holds a few megabytes of each connection. */
const MOST_BYTES_OF_VISITOR = 16 * 1024 * 1024;

const unreadBytes = (answers: Iterable<ServerResponse>) =>
  [...answers].reduce((sum, { writableLength }) => sum + writableLength, 0);

/**
 * Answers are kept until they are taken, and the share of requests that a visitor has counts answers of any size: so their
 * bytes are counted too, of each visitor and of each wide network. The answer that is one too many is dropped with its
 * connection.
 */
export function limitUnread(
  handle: RequestListener,
  visitors: Visitors,
  mostOfVisitor = MOST_BYTES_OF_VISITOR,
): RequestListener {
  const answersOf = new Map<string, Set<ServerResponse>>();

  /** Counts an answer until it is closed; answers whether its holder leaves more than so many bytes. */
  function count(holder: string | null, response: ServerResponse, most: number): () => boolean {
    if (holder === null) return () => false;
    const answers = answersOf.get(holder) ?? new Set();
    answersOf.set(holder, answers.add(response));
    response.once('close', () => {
      answers.delete(response);
      if (answers.size === 0) answersOf.delete(holder);
    });
    return () => unreadBytes(answers) > most;
  }

  return (request, response) => {
    const visitor = visitors.ofRequest(request);
    const isVisitorOver = count(visitor.address, response, mostOfVisitor);
    const isNetworkOver = count(visitor.wideNetwork, response, mostOfVisitor * SHARES_OF_WIDE_NETWORK);
    response.once('prefinish', () => {
      if (!isVisitorOver() && !isNetworkOver()) return;
      visitors.refusals.note(visitor, 'unread-answers');
      request.socket.destroy();
    });
    handle(request, response);
  };
}
