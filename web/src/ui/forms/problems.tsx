import { Notice } from '../notice.tsx';

/** Why something was not done, each reason by itself. */
export function Problems({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <Notice key={text} tone="bad" role="alert">
      {text}
    </Notice>
  ));
}
