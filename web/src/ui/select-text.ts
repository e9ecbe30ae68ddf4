/** Selects what an element says, so that the person copies it by hand. */
export function selectText(element: HTMLElement | null): void {
  if (element) getSelection()?.selectAllChildren(element);
}
