import { createContext, useContext, useEffect } from 'react';

/** Tells the form around that an image is on its way; answers how to take that back. */
export const UploadsContext = createContext<() => () => void>(() => () => undefined);

/** A form is not saved while an image of it is on its way. */
export function useWaitForUpload(isSending: boolean): void {
  const begin = useContext(UploadsContext);
  useEffect(() => (isSending ? begin() : undefined), [begin, isSending]);
}
