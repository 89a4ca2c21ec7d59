export type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What the element says: whether a checkbox is ticked, else its text. Undefined for a radio that is not the chosen one. */
export function readElement(element: FieldElement): unknown {
  if (element.type === 'checkbox') return isChecked(element);
  if (element.type === 'radio') return isChecked(element) ? element.value : undefined;
  return element.value;
}

/** Shows a value of the form in its element. */
export function writeElement(element: FieldElement, value: unknown): void {
  if (element.type === 'checkbox') return check(element, value === true);
  if (element.type === 'radio') return check(element, element.value === value);
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
  if (element.value !== text) element.value = text;
}

/** Whether somebody, or the browser, has already put something in. */
export const isFilled = (element: FieldElement): boolean =>
  element.type === 'checkbox' || element.type === 'radio' ? isChecked(element) : element.value !== '';

/** The order of the page, so that the first wrong field is the topmost. */
export const inPageOrder = (one: FieldElement, other: FieldElement): number =>
  one.compareDocumentPosition(other) & FOLLOWING ? -1 : 1;

const FOLLOWING = 4;

const isChecked = (element: FieldElement): boolean => 'checked' in element && element.checked;

function check(element: FieldElement, checked: boolean): void {
  if ('checked' in element && element.checked !== checked) element.checked = checked;
}
