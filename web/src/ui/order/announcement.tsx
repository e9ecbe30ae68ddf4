/** What changed in a list, for who does not see it move. */
export function Announcement({ said: { text, key } }: { said: { text: string; key: number } }) {
  return (
    <p role="status" aria-live="polite" className="sr-only">
      <span key={key}>{text}</span>
    </p>
  );
}
