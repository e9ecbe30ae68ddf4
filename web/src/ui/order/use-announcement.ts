import { useState } from 'react';

/** A sentence for a live region. The same sentence twice is said twice: the key makes a new element of it. */
export function useAnnouncement() {
  const [said, setSaid] = useState({ text: '', key: 0 });
  return { said, say: (text: string) => setSaid(({ key }) => ({ text, key: key + 1 })) };
}
