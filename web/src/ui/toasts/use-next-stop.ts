import { type RefObject, useLayoutEffect } from 'react';

const isModalOpen = () => document.querySelector('[aria-modal=true]') !== null;

const isPlainTab = ({ key, altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent) =>
  key === 'Tab' && !altKey && !ctrlKey && !metaKey && !defaultPrevented;

/** An element and the parts of the page around it that take the focus: what is taken back may take the innermost along. */
function placesOf(element: HTMLElement): HTMLElement[] {
  const around = element.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
  return around ? [element, ...placesOf(around)] : [element];
}

/**
 * Toasts stand at the end of the page, and one that goes by itself would be gone before the keyboard is there: the first
 * Tab while it is shown leads to it, the next one, and its end, back to where the keyboard was. An open dialog keeps its own.
 */
export function useNextStop(stop: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    let from: HTMLElement[] | null = null;
    const goBack = () => from?.find(({ isConnected }) => isConnected)?.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPlainTab(event) || !stop.current) return;
      const { activeElement } = document;
      if (activeElement === stop.current && from) {
        event.preventDefault();
        return goBack();
      }
      if (from || event.shiftKey || isModalOpen() || !(activeElement instanceof HTMLElement)) return;
      event.preventDefault();
      from = placesOf(activeElement);
      stop.current.focus();
    };
    const own = stop.current;
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      if (own === document.activeElement) goBack();
    };
  }, [stop]);
}
