import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { termsSections } from '../../lib/content/terms.ts';
import { words } from './words.ts';

/** The terms, in a static modal; both buttons only close it (product 4.1). */
export function TermsModal({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={words.termsTitle}
      isStatic
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {words.termsClose}
          </Button>
          <Button onClick={onClose}>{words.termsAccept}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {termsSections.map(({ title, text }) => (
          <section key={title}>
            <h3 className="font-semibold">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </section>
        ))}
      </div>
    </Modal>
  );
}
