import { useEffect } from 'react';

const fields = ['input:not([type=hidden], [tabindex="-1"])', 'select', 'textarea']
  .map((field) => `${field}:enabled:not([readonly])`)
  .join();

/** The first field, or of a first group of choices the one that is chosen; none whose list would open over the others. */
function firstField(form: HTMLElement): HTMLElement | null {
  const first = form.querySelector<HTMLInputElement>(fields);
  if (first?.role === 'combobox') return null;
  if (first?.type !== 'radio') return first;
  return form.querySelector<HTMLElement>(`input[name="${CSS.escape(first.name)}"]:checked`) ?? first;
}

const isInSight = (field: HTMLElement) => field.getBoundingClientRect().bottom <= innerHeight;

function focusFirst(formId: string): void {
  const form = document.getElementById(formId);
  if (!form || !matchMedia('(pointer: fine)').matches) return;
  const dialog = form.closest('[role=dialog]');
  const focused = document.activeElement;
  // Somebody is in the dialog already.
  if (focused !== dialog && dialog?.contains(focused)) return;
  const field = firstField(form);
  if (field && isInSight(field)) field.focus({ preventScroll: true });
}

/**
 * Who opens a form in a dialog at a desk types at once. Not where the pointer is a finger, which would bring a keyboard over
 * what is to be read; nor where the field is below what one sees first.
 */
export function useFirstField(formId: string): void {
  useEffect(() => {
    focusFirst(formId);
    // A dialog in the place of another one takes the focus for itself once that one is gone.
    const frame = requestAnimationFrame(() => focusFirst(formId));
    return () => cancelAnimationFrame(frame);
  }, [formId]);
}
