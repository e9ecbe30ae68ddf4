import { useLiveStream } from '../lib/live/use-live-stream.ts';

/** Shows nothing: while it is there, the person is told live of what changes. */
export default function LiveStream({ personId }: { personId: string }) {
  useLiveStream(personId);
  return null;
}
