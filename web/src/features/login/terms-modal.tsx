import { loginMessages as messages, termsSections } from '@bitacora/contracts/messages';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';

/** The terms, in a static modal; both buttons only close it (product 4.1). */
export function TermsModal({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={messages.termsTitle}
      isStatic
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {messages.termsClose}
          </Button>
          <Button onClick={onClose}>{messages.termsAccept}</Button>
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
