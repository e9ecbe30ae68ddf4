import { useState } from 'react';

export interface Asked<About> {
  about: About;
  answer(isYes: boolean): void;
}

/** A question to the person in the midst of something, which goes on with the answer. */
export function useQuestion<About>() {
  const [asked, setAsked] = useState<Asked<About> | null>(null);
  const ask = (about: About): Promise<boolean> =>
    new Promise((resolve) =>
      setAsked({
        about,
        answer: (isYes) => {
          setAsked(null);
          resolve(isYes);
        },
      }),
    );
  return { asked, ask };
}
