export type PageSlot = number | 'gap-left' | 'gap-right';

/**
 * Page numbers to show around `page` of `pages`: first, last, the neighbours, and a gap for what is left out.
 * The row always has the same number of slots, so that the arrows stay under the pointer.
 */
export function pageWindow(page: number, pages: number, slots = 7): PageSlot[] {
  if (pages <= slots) return range(1, pages);
  const inner = slots - 2;
  if (page <= inner - 1) return [...range(1, inner), 'gap-right', pages];
  if (page > pages - inner + 1) return [1, 'gap-left', ...range(pages - inner + 1, pages)];
  const side = Math.floor((inner - 2) / 2);
  return [1, 'gap-left', ...range(page - side, page + side), 'gap-right', pages];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
