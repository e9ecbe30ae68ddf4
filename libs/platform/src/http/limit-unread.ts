import type { RequestListener, ServerResponse } from 'node:http';
import type { Visitors } from './visitors.ts';

/** More than any honest line leaves untaken: the network itself holds a few megabytes of each connection. */
const MOST_BYTES_OF_VISITOR = 16 * 1024 * 1024;

const unreadBytes = (answers: Iterable<ServerResponse>) =>
  [...answers].reduce((sum, { writableLength }) => sum + writableLength, 0);

/**
 * Answers are kept until they are taken, and the share of requests that a visitor has counts answers of any size: so their
 * bytes are counted too. The answer that is one too many is dropped with its connection.
 */
export function limitUnread(
  handle: RequestListener,
  visitors: Visitors,
  mostOfVisitor = MOST_BYTES_OF_VISITOR,
): RequestListener {
  const ofVisitor = new Map<string, Set<ServerResponse>>();
  return (request, response) => {
    const visitor = visitors.ofRequest(request);
    const answers = ofVisitor.get(visitor) ?? new Set();
    ofVisitor.set(visitor, answers.add(response));
    response.once('prefinish', () => {
      if (unreadBytes(answers) > mostOfVisitor) request.socket.destroy();
    });
    response.once('close', () => {
      answers.delete(response);
      if (answers.size === 0) ofVisitor.delete(visitor);
    });
    handle(request, response);
  };
}
