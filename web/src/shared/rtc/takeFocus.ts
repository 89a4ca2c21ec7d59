/** For the `ref` of what stands in for a button that went with its press: keys go on from there. */
export function takeFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}
