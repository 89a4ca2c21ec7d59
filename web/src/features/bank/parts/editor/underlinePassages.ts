const NAME = 'question-alike';

/**
 * Underlines passages in the first editor of the page without touching its document (CSS Custom Highlight API; browsers
 * without it show the hint alone). Returns what takes the lines away.
 */
export function underlinePassages(passages: readonly string[]): () => void {
  const text = document.querySelector('[data-editor] [role=textbox]');
  if (typeof Highlight === 'undefined' || !text || passages.length === 0) return () => undefined;
  CSS.highlights.set(NAME, new Highlight(...textNodes(text).flatMap((node) => rangesIn(node, passages))));
  return () => void CSS.highlights.delete(NAME);
}

function textNodes(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

function rangesIn(node: Text, passages: readonly string[]): Range[] {
  return passages.flatMap((passage) => {
    const start = node.data.indexOf(passage);
    if (start < 0) return [];
    const range = new Range();
    range.setStart(node, start);
    range.setEnd(node, start + passage.length);
    return [range];
  });
}
