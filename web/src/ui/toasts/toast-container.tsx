import { TOAST_MILLISECONDS } from '@bitacora/contracts/constants';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { type CloseButtonProps, toast, ToastContainer as Container } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import '../../styles/toasts.css';
import { XMarkIcon } from '@heroicons/react/20/solid';
import { words } from '../words.ts';
import { attachToasts } from '../../lib/notify.ts';

function CloseToast({ closeToast }: CloseButtonProps) {
  return (
    <button type="button" className="Toastify__close-button" aria-label={words.closeToast} onClick={closeToast}>
      <XMarkIcon aria-hidden="true" className="size-5" />
    </button>
  );
}

let said = 0;

/** Toasts (product 17.2): 4 s, newest on top, draggable, paused on hover and without focus, coloured. */
export function ToastContainer() {
  useEffect(
    () =>
      attachToasts(({ tone, text }) => {
        // Good news waits for the end of a sentence, trouble does not.
        const role = tone === 'error' || tone === 'warning' ? 'alert' : 'status';
        const toastId = `${tone}:${text}`;
        said += 1;
        // Said again while it is shown: its text is made anew, which is what a screen reader tells of.
        const content = <span key={said}>{text}</span>;
        if (toast.isActive(toastId)) toast.update(toastId, { render: content });
        else toast(content, { type: tone, toastId, role });
      }),
    [],
  );
  // Outside of the page, which an open dialog takes away from screen readers and pointers.
  return createPortal(
    <Container
      position="top-right"
      autoClose={TOAST_MILLISECONDS}
      newestOnTop
      hideProgressBar
      draggable
      pauseOnHover
      pauseOnFocusLoss
      theme="colored"
      closeButton={CloseToast}
      aria-label={words.notifications}
    />,
    document.body,
  );
}
