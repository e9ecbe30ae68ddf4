import { useState } from 'react';
import { type Done, doAtOnce } from './do-at-once.ts';
import { notify } from './notify.ts';
import { words } from './forms/words.ts';

/** `doAtOnce`, one change of a thing at a time, and which are under way: where they were pressed says so. */
export function useAtOnce() {
  const [running, setRunning] = useState<readonly string[]>([]);
  const atOnce = async <Result>(subject: string, work: () => Promise<Result>, done: (result: Result) => Done) => {
    if (running.includes(subject)) return notify.info(words.stillSaving);
    setRunning((all) => [...all, subject]);
    await doAtOnce(work, done);
    setRunning((all) => all.filter((one) => one !== subject));
  };
  return { atOnce, isBusy: (subject: string) => running.includes(subject) };
}
