import { TOAST_MILLISECONDS } from '@bitacora/contracts/constants';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { type CloseButtonProps, cssTransition, toast, ToastContainer as Container } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import '../../styles/toasts.css';
import { XMarkIcon } from '@heroicons/react/20/solid';
import { words } from '../words.ts';
import { attachToasts } from '../../lib/notify.ts';
import { Undoable } from './undoable.tsx';

function CloseToast({ closeToast }: CloseButtonProps) {
  return (
    <button type="button" className="Toastify__close-button" aria-label={words.closeToast} onClick={closeToast}>
      <XMarkIcon aria-hidden="true" className="size-5" />
    </button>
  );
}

/** How long something done at once can be taken back; nobody is mailed of it sooner (product 17.2, 16.25). */
const UNDO_MILLISECONDS = 10_000;

let said = 0;

/** What was changed last, under the id of the toast by which it is taken back. */
const undoables = new Map<string, string>();

/** What a newer change of the same subject, or of what it is part of, has made impossible to take back. */
function endOlder(subject: string): void {
  for (const [toastId, older] of undoables) {
    if (older !== subject && !older.startsWith(`${subject}/`)) continue;
    undoables.delete(toastId);
    toast.dismiss(toastId);
  }
}

/** Under which id a text of the present attempt was said last; what can be taken back is none of them. */
const ofAttempt = new Map<string, string>();

/** Without the flight across the screen that the library begins with. */
const quietly = cssTransition({ enter: 'toast-enters', exit: 'toast-leaves' });

/** How much room toasts take at the edge of the window, for a dialog to keep clear of it. */
function useRoomForToasts(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      const toasts = document.querySelector<HTMLElement>('.Toastify__toast-container');
      style.setProperty('--toasts', `${toasts?.offsetHeight ?? 0}px`);
    };
    const watch = new MutationObserver(measure);
    const place = document.querySelector('.Toastify');
    if (place) watch.observe(place, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      style.removeProperty('--toasts');
    };
  }, []);
}

/** What was said of the last attempt is over with the next; what can be taken back stays as long as it says. */
function useEndWithSubmit(): void {
  useEffect(() => {
    const endAttempt = () => {
      for (const toastId of ofAttempt.values()) toast.dismiss(toastId);
      ofAttempt.clear();
    };
    document.addEventListener('submit', endAttempt, true);
    return () => document.removeEventListener('submit', endAttempt, true);
  }, []);
}

/**
 * Toasts (product 17.2): 4 s, newest on top, draggable, paused on hover and without focus, coloured. One that takes back what was
 * done ends by a clock that nothing stops, for afterwards it promises too much.
 */
export function ToastContainer() {
  useEffect(
    () =>
      attachToasts(({ tone, text, isPassing = false, undo, subject }) => {
        // Good news waits for the end of a sentence, trouble does not.
        const role = tone === 'error' || tone === 'warning' ? 'alert' : 'status';
        said += 1;
        const shown = undo ? undefined : ofAttempt.get(`${tone}:${text}`);
        const isShown = shown !== undefined && toast.isActive(shown);
        // One that is leaving still has its id, and whatever is said under it is lost.
        const toastId = isShown ? shown : `${said}`;
        if (subject) endOlder(subject);
        if (subject && undo) undoables.set(toastId, subject);
        if (!undo) ofAttempt.set(`${tone}:${text}`, toastId);
        // Said again while it is shown: its text is made anew, which is what a screen reader tells of.
        const takeBack = () => {
          toast.dismiss(toastId);
          undo?.();
        };
        const content = undo ? <Undoable key={said} {...{ text, takeBack }} /> : <span key={said}>{text}</span>;
        // The words of a field that it leaves marked: they stay as long as the mark.
        const autoClose = isPassing || undo ? false : TOAST_MILLISECONDS;
        if (isShown) toast.update(toastId, { render: content, autoClose });
        else toast(content, { type: tone, toastId, role, autoClose, onClose: () => void undoables.delete(toastId) });
        if (undo) setTimeout(() => toast.dismiss(toastId), UNDO_MILLISECONDS);
        if (isPassing) document.addEventListener('input', () => toast.dismiss(toastId), { once: true });
      }),
    [],
  );
  useRoomForToasts();
  useEndWithSubmit();
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
      transition={quietly}
      closeButton={CloseToast}
      aria-label={words.notifications}
    />,
    document.body,
  );
}
