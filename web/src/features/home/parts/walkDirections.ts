import { stepTo } from '../../../ui/stepTo.ts';

/**
 * What is below a direction is a hundred links, too many for the Tab key: right and left walk from the direction into
 * them and back, up and down from direction to direction, Escape leads back to the direction. Tab goes to the next one.
 */
export function walkDirections(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  const entry = target.closest('li');
  if (!entry?.parentElement) return;
  const links = [...entry.querySelectorAll('a')];
  const at = links.indexOf(target as HTMLAnchorElement);
  const names = [...entry.parentElement.children].map((one) => one.querySelector('a'));
  const across = event.key === 'Escape' ? 0 : stepTo(event.key, at, links.length, 'horizontal');
  const down = stepTo(event.key, names.indexOf(links[0] ?? null), names.length, 'vertical');
  const next = across === undefined ? down !== undefined && names[down] : links[across];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
