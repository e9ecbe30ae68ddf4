import { useEffect } from 'react';
import { useLiveStream } from '../lib/live/use-live-stream.ts';
import { prepareToasts } from '../lib/notify.ts';

/** Shows nothing: while it is there, the person is told live of what changes, and can be told of what went wrong. */
export default function LiveStream({ personId }: { personId: string }) {
  useLiveStream(personId);
  useEffect(() => prepareToasts(), []);
  return null;
}
